// @ts-check
// Finds `:has()` that browsers would evaluate for the elements of every page: they match the parts of a selector from
// right to left, so the compound selector with `:has()` must name an element of the project, as in `:is(site-form
// label):has(…)`.

/** @typedef {import('../source/files.mjs').SourceFile} SourceFile */
/** @typedef {import('./map.mjs').Finding} Finding */

const OWN = /(?<![\w-])site-[a-z]|&/;

/** @param {SourceFile} file a style sheet that every page loads @returns {Finding[]} */
export function checkHasSelectors({ path, text }) {
  const css = text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  return [...css.matchAll(/:has\(/g)]
    .filter(({ index }) => !isNamed(css, index))
    .map(({ index }) => ({
      path,
      line: css.slice(0, index).split('\n').length,
      message: 'evaluates :has() for elements of any page; write :is(site-… selector):has(…)',
    }));
}

/**
 * Whether the compound selector before an index, or one that contains it, names an element.
 * @param {string} css
 * @param {number} index
 */
function isNamed(css, index) {
  let depth = 0;
  let end = index;
  for (let at = index - 1; at >= 0; at--) {
    const char = css[at] ?? '';
    if (char === ')' || char === ']') depth++;
    else if ((char === '(' || char === '[') && depth > 0) depth--;
    else if (depth === 0 && /[\s,>+~{}(;]/.test(char)) {
      if (OWN.test(css.slice(at + 1, end))) return true;
      const outer = findOpening(css, char === '(' ? at + 1 : at);
      if (outer === -1) return false;
      at = end = outer;
    }
  }
  return OWN.test(css.slice(0, end));
}

/**
 * Index of the parenthesis that contains an index; -1 if there is none.
 * @param {string} css
 * @param {number} index
 */
function findOpening(css, index) {
  let depth = 0;
  for (let at = index - 1; at >= 0; at--) {
    const char = css[at] ?? '';
    if (/[{};]/.test(char)) return -1;
    if (char === ')') depth++;
    else if (char === '(' && depth-- === 0) return at;
  }
  return -1;
}
