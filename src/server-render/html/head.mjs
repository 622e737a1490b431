// @ts-check
// Finds what the elements of a page need in its head: style sheets and the loader.
import { sheets } from '../../../elements/sheets.mjs';

/** Matches the loader under all of its names. */
const LOADER = /(?:^|\/)(?:autoload(?:\.bundled)?|site-elements\.all)\.js(?:[?#]|$)/;

/** @param {string} base URL of the folder of the built files */
export const toFolder = (base) => (base.endsWith('/') ? base : `${base}/`);

const [[BASE], [EXTENDED, STYLED]] = /** @type {[[string, string[]], [string, string[]]]} */ (
  Object.entries(sheets)
);

/**
 * The style sheets missing from the page: the common one, and one for each element outside it.
 * @param {readonly import('./elements.mjs').Element[]} elements
 * @param {string} base @param {ReadonlySet<string> | null} tags tags on the page; null if they are not known
 */
export function listSheets(elements, base, tags) {
  const others = tags ? STYLED.filter((tag) => tags.has(tag)) : [EXTENDED];
  const isLinked = (/** @type {string} */ name) =>
    hasAddress(elements, 'link', 'href', new RegExp(`(?<![\\w-])${name}\\.css`));
  const names = isLinked(EXTENDED) ? [BASE] : [BASE, ...others];
  return names.filter((name) => !isLinked(name)).map((name) => sheet(`${toFolder(base)}${name}.css`));
}

/** @param {readonly import('./elements.mjs').Element[]} elements */
export const hasLoader = (elements) => hasAddress(elements, 'script', 'src', LOADER);

/** @param {string} text */
export const escapeHtml = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * Offset at which to insert lines into the head: before its end or else at the beginning of the page; -1 for part of a page.
 * @param {string} html beginning of the page @param {readonly import('./elements.mjs').Element[]} elements
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
