// @ts-check
// The style sheets and the script of the elements in the head of a page.

/** Elements of the second style sheet. */
export const EXTENDED = new Set(
  'accordion announcement-bar archive audio button calendar captcha chart code comments dialog donation email-footer embed geo gift-card horizontal-rule html link logo markdown member-area mobile-info-bar navigation page-links popup posts pricing-toggle product quote relative-time reservation reviews search shape share-buttons social-follow social-links spacer summary system-error tabs tag-cloud text-highlight text-shrink toast tooltip tour-dates'
    .split(' ')
    .map((name) => `site-${name}`),
);

/**
 * The lines that the page lacks, and where they belong: before the end of the head, or at the beginning of a fragment.
 * @param {string} html @param {readonly import('./elements.mjs').Element[]} elements
 * @param {string} base @param {ReadonlySet<string>} tags on the page
 */
export function addHead(html, elements, base, tags) {
  const folder = base.endsWith('/') ? base : `${base}/`;
  const has = (/** @type {string} */ name, /** @type {string} */ attribute, /** @type {RegExp} */ address) =>
    elements.some((one) => one.name === name && address.test(one.attributes.get(attribute) ?? ''));
  const lines = [];
  if (!has('link', 'href', /site-elements\.css/)) lines.push(sheet(`${folder}site-elements.css`));
  if ([...tags].some((tag) => EXTENDED.has(tag)) && !has('link', 'href', /site-elements-extended\.css/))
    lines.push(sheet(`${folder}site-elements-extended.css`));
  if (!has('script', 'src', /autoload(?:\.bundled)?\.js|site-elements\.all\.js/))
    lines.push(`<script type="module" src="${escapeHtml(folder)}autoload.js"></script>`);
  const text = lines.map((line) => `${line}\n`).join('');
  return { lines, insertions: lines.length > 0 ? [{ at: findPlace(html, elements), text }] : [] };
}

/** @param {string} href */
const sheet = (href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`;

/** @param {string} text */
const escapeHtml = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** @param {string} html @param {readonly import('./elements.mjs').Element[]} elements */
function findPlace(html, elements) {
  const head = elements.find(({ name }) => name === 'head');
  if (head?.end) return html.lastIndexOf('</', head.end - 1);
  if (head) return head.startEnd;
  const root = elements.find(({ name }) => name === 'html');
  if (root) return root.startEnd;
  return /^\s*(?:<!doctype[^>]*>\s*)?/i.exec(html)?.[0].length ?? 0;
}
