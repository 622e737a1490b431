// @ts-check
// Finds the tags of an HTML document and their offsets, like the HTML tokenizer. Takes linear time.

/**
 * `start` and `end` include the angle brackets. `attributesAt` is the offset of the attributes.
 * @typedef {{ name: string, isEnd: boolean, isSelfClosing: boolean, start: number, attributesAt: number, end: number }} Tag
 */

/** Elements whose content is text. `noscript` is among them where scripts are enabled. */
const TEXT_ONLY = new Set(
  'script style textarea title xmp iframe noembed noframes noscript plaintext'.split(' '),
);

const LETTER = /[a-z]/i;
const NAME_END = /[\t\n\f\r />]/g;
const SPACES = /[\t\n\f\r ]*/y;
const SPACES_AND_SLASHES = /[\t\n\f\r /]*/y;
const ATTRIBUTE_NAME = /[^\t\n\f\r />][^\t\n\f\r />=]*/y;
const UNQUOTED = /[^\t\n\f\r >]*/y;

/**
 * Position where reading stopped. `at`: offset; `text`: the text-only element that contains it, or empty.
 * @typedef {{ at: number, text: string }} Cursor
 */

/** Length of the longest token start after `<`, a comment or CDATA. */
const LOOKAHEAD = '<![CDATA['.length;

/**
 * Tags in document order, except those in comments and text-only elements.
 * @param {string} html
 * @param {() => boolean} isForeign whether the next tag is in SVG or MathML, where every element may contain tags
 * @param {Cursor} [cursor] where to start; advanced while reading. If it stops before the end, more of the document is needed.
 * @param {boolean} [isEnd] whether the document ends here
 * @returns {Generator<Tag>}
 */
export function* readTags(html, isForeign, cursor = { at: 0, text: '' }, isEnd = true) {
  for (;;) {
    if (cursor.text) {
      const end = findTextEnd(html, cursor.text, cursor.at);
      if (end === -1) return isEnd ? finish(html, cursor) : undefined;
      cursor.at = end;
      cursor.text = '';
    }
    const at = html.indexOf('<', cursor.at);
    if (at === -1) return finish(html, cursor);
    cursor.at = at;
    if (!isEnd && html.length - at < LOOKAHEAD) return;
    const isEndTag = html[at + 1] === '/';
    const nameAt = at + (isEndTag ? 2 : 1);
    if (LETTER.test(html[nameAt] ?? '')) {
      const tag = readTag(html, at, nameAt, isEndTag);
      if (!tag) return isEnd ? finish(html, cursor) : undefined;
      cursor.at = tag.end;
      if (!isEndTag && TEXT_ONLY.has(tag.name) && !isForeign()) cursor.text = tag.name;
      yield tag;
    } else {
      const end =
        isEndTag || /[!?]/.test(html[at + 1] ?? '') ? findCommentEnd(html, at, isForeign()) : at + 1;
      if (end === -1) return isEnd ? finish(html, cursor) : undefined;
      cursor.at = end;
    }
  }
}

/** @param {string} html @param {Cursor} cursor */
function finish(html, cursor) {
  cursor.at = html.length;
}

/** Attributes of a start tag by lower-case name; the first of several with the same name counts. @param {string} html @param {Tag} tag */
export function readAttributes(html, { attributesAt, end }) {
  /** @type {Map<string, string>} */
  const attributes = new Map();
  scanAttributes(html, attributesAt, (name, from, to) => {
    const key = name.toLowerCase();
    if (to <= end && !attributes.has(key)) attributes.set(key, decode(html.slice(from, to)));
  });
  return attributes;
}

/** @param {string} html @param {number} start @param {number} nameAt @param {boolean} isEnd @returns {Tag | undefined} */
function readTag(html, start, nameAt, isEnd) {
  NAME_END.lastIndex = nameAt;
  const attributesAt = NAME_END.exec(html)?.index ?? html.length;
  const end = scanAttributes(html, attributesAt);
  if (end === -1) return undefined;
  const name = html.slice(nameAt, attributesAt).toLowerCase();
  return { name, isEnd, isSelfClosing: html[end - 2] === '/', start, attributesAt, end };
}

/**
 * Returns the offset after the tag; -1 if the document ends first.
 * @param {string} html @param {number} from
 * @param {(name: string, valueStart: number, valueEnd: number) => void} [visit]
 */
function scanAttributes(html, from, visit) {
  let at = skip(SPACES_AND_SLASHES, html, from);
  while (at < html.length) {
    if (html[at] === '>') return at + 1;
    const nameEnd = skip(ATTRIBUTE_NAME, html, at);
    const name = html.slice(at, nameEnd);
    const equals = skip(SPACES, html, nameEnd);
    let valueStart = nameEnd;
    let valueEnd = nameEnd;
    at = nameEnd;
    if (html[equals] === '=') {
      valueStart = skip(SPACES, html, equals + 1);
      const quote = html[valueStart];
      const isQuoted = quote === '"' || quote === "'";
      if (isQuoted) valueStart += 1;
      valueEnd = isQuoted ? html.indexOf(quote, valueStart) : skip(UNQUOTED, html, valueStart);
      if (valueEnd === -1) return -1;
      at = isQuoted ? valueEnd + 1 : valueEnd;
    }
    visit?.(name, valueStart, valueEnd);
    at = skip(SPACES_AND_SLASHES, html, at);
  }
  return -1;
}

/** @param {RegExp} pattern a sticky pattern @param {string} html @param {number} at */
function skip(pattern, html, at) {
  pattern.lastIndex = at;
  return pattern.test(html) ? pattern.lastIndex : at;
}

/** Offset of the end tag of a text-only element; -1 if there is none. @param {string} html @param {string} name @param {number} from */
function findTextEnd(html, name, from) {
  if (name === 'plaintext') return -1;
  if (name === 'script') return findScriptEnd(html, from);
  const pattern = new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi');
  pattern.lastIndex = from;
  return pattern.exec(html)?.index ?? -1;
}

/** A nested script tag in a comment in a script hides the end tag. @param {string} html @param {number} from */
function findScriptEnd(html, from) {
  const pattern = /<!--|-->|<(\/?)script(?=[\t\n\f\r />])/gi;
  pattern.lastIndex = from;
  let isEscaped = false;
  let isNested = false;
  for (let found = pattern.exec(html); found; found = pattern.exec(html)) {
    const [text, slash] = found;
    if (text === '<!--') {
      isEscaped = true;
      // The same hyphens may also end the comment: `<!-->`.
      pattern.lastIndex -= 2;
    } else if (text === '-->') isEscaped = isNested = false;
    else if (slash && !isNested) return found.index;
    else isNested = isEscaped && !slash;
  }
  return -1;
}

/** Offset after a comment, doctype, processing instruction or, in foreign content, CDATA; -1 if it has no end. @param {string} html @param {number} at @param {boolean} isForeign */
function findCommentEnd(html, at, isForeign) {
  if (html.startsWith('<!--', at)) {
    const short = /^<!--(-?>)/.exec(html.slice(at, at + 6));
    if (short) return at + short[0].length;
    const pattern = /--!?>/g;
    pattern.lastIndex = at + 4;
    return pattern.test(html) ? pattern.lastIndex : -1;
  }
  const closing = isForeign && html.startsWith('<![CDATA[', at) ? ']]>' : '>';
  const end = html.indexOf(closing, at);
  return end === -1 ? -1 : end + closing.length;
}

/** @type {Readonly<Record<string, string>>} */
const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** Decodes the character references that templates use in attributes. @param {string} text */
export const decode = (text) =>
  text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi,
    (all, decimal, hex, name) => {
      if (name) return ENTITIES[name.toLowerCase()] ?? all;
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : all;
    },
  );
