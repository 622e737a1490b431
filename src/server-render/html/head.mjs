// @ts-check
// What the elements of a page need in its head: style sheets and the loader.

/** Elements of the second style sheet. */
export const EXTENDED = new Set(
  'accordion announcement-bar archive audio button calendar captcha chart code comments dialog donation email-footer embed geo gift-card horizontal-rule html link logo markdown member-area mobile-info-bar navigation page-links popup posts pricing-toggle product quote relative-time reservation reviews search shape share-buttons social-follow social-links spacer summary system-error tabs tag-cloud text-highlight text-shrink toast tooltip tour-dates'
    .split(' ')
    .map((name) => `site-${name}`),
);

/** The loader, under each of its names. */
const LOADER = /(?:^|\/)(?:autoload(?:\.bundled)?|site-elements\.all)\.js(?:[?#]|$)/;

/** @param {string} base address of the folder of the built files */
export const toFolder = (base) => (base.endsWith('/') ? base : `${base}/`);

/**
 * The style sheets that the page lacks.
 * @param {readonly import('./elements.mjs').Element[]} elements
 * @param {string} base @param {Iterable<string>} tags on the page
 */
export function listSheets(elements, base, tags) {
  const lines = [];
  if (!hasAddress(elements, 'link', 'href', /site-elements\.css/))
    lines.push(sheet(`${toFolder(base)}site-elements.css`));
  if (
    [...tags].some((tag) => EXTENDED.has(tag)) &&
    !hasAddress(elements, 'link', 'href', /site-elements-extended\.css/)
  )
    lines.push(sheet(`${toFolder(base)}site-elements-extended.css`));
  return lines;
}

/** @param {readonly import('./elements.mjs').Element[]} elements */
export const hasLoader = (elements) => hasAddress(elements, 'script', 'src', LOADER);

/** @param {string} text */
export const escapeHtml = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * Where lines of the head belong: before its end, else at the beginning of the page; -1 for a part of a page.
 * @param {string} html the beginning of the page @param {readonly import('./elements.mjs').Element[]} elements
 */
export function findHeadPlace(html, elements) {
  const head = findHead(elements);
  if (head) return head.endStart || head.startEnd;
  const [root] = elements;
  if (root?.name === 'html') return root.startEnd;
  return /^\s*<!doctype[^>]*>\s*/i.exec(html)?.[0].length ?? -1;
}

/** The head of the page; the parser ignores the tag elsewhere. @param {readonly import('./elements.mjs').Element[]} elements */
export const findHead = (elements) =>
  elements
    .slice(0, 2)
    .find(({ name, parent }) => name === 'head' && (elements[parent]?.name ?? 'html') === 'html');

/** @param {readonly import('./elements.mjs').Element[]} elements @param {string} name @param {string} attribute @param {RegExp} address */
const hasAddress = (elements, name, attribute, address) =>
  elements.some((one) => one.name === name && address.test(one.attributes.get(attribute) ?? ''));

/** @param {string} href */
const sheet = (href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`;
