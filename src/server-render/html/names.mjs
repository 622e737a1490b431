// @ts-check
// Element names by their role in the HTML parser. All headings are `h`.

/** @param {string} names */
const list = (names) => new Set(names.split(' '));

export const VOID = list(
  'area base br col embed hr img input link meta source track wbr param keygen frame image bgsound basefont',
);
export const SPECIAL = list(
  'address article aside blockquote body button caption center colgroup dd details dialog dir div dl dt fieldset figcaption figure footer foreignobject form h header hgroup head html li listing main marquee menu nav object ol p pre search section select summary table tbody td template tfoot th thead tr ul',
);
/** Elements beyond which end tags of other elements have no effect. */
export const SCOPES = list('caption html table td th marquee object template foreignobject applet');
export const TABLE_SCOPES = list('html table template');
export const TABLE_PARTS = list('table caption tbody thead tfoot tr td th colgroup');
export const FORMATTING = list('a b big code em font i nobr s small strike strong tt u');
/** Start tags that end an open paragraph. */
export const ENDS_PARAGRAPH = list(
  'address article aside blockquote center details dialog dir div dl dd dt fieldset figcaption figure footer form h header hgroup hr li listing main menu nav ol p plaintext pre search section summary table ul xmp',
);
/** Elements in which the parser moves or drops other elements. */
export const STRICT = list('table tbody thead tfoot tr colgroup select head frameset');
export const FOREIGN = list('svg math');
/** Start tags that end SVG and MathML. */
export const ENDS_FOREIGN = list(
  'b big blockquote body br center code dd div dl dt em embed font h head hr i img li listing menu meta nobr ol p pre ruby s small span strong strike sub sup table tt u ul var',
);

/** The name by which the parser compares elements: headings end each other. @param {string} name */
export const keyOf = (name) => (/^h[1-6]$/.test(name) ? 'h' : name);

/** The groups above to which an element belongs, and its own name. @param {string} key */
export const groupsOf = (key) => [
  key,
  ...(SPECIAL.has(key) ? ['any special'] : []),
  ...(SCOPES.has(key) ? ['any scope'] : []),
  ...(TABLE_SCOPES.has(key) ? ['any table'] : []),
];
