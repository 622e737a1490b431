// @ts-check
// What the elements of a document contain, as far as blocks need it.

/** @typedef {import('../../server-render/html/elements.mjs').Element} Element */
/** @typedef {(typeof FACTS)[number]} Fact */

const FACTS = /** @type {const} */ ([
  'image',
  'link',
  'button',
  'form',
  'fields',
  'code',
  'embed',
  'panel',
  'table',
  'item',
  'marquee',
  'highlight',
  'article',
  'input',
  'dates',
  'donation',
  'map',
  'text',
  'player',
  'video',
]);

/** Facts of element names. @type {Readonly<Record<string, readonly Fact[]>>} */
const OF_NAMES = {
  img: ['image', 'text'],
  picture: ['text'],
  video: ['text', 'video'],
  audio: ['player'],
  form: ['form', 'fields'],
  button: ['button'],
  pre: ['code'],
  table: ['table'],
  details: ['item'],
  article: ['article'],
  li: ['article'],
  input: ['input', 'text'],
};

/** Facts of class names. @type {Readonly<Record<string, readonly Fact[]>>} */
const OF_CLASSES = {
  'summary-item': ['article'],
  'Marquee-measure': ['marquee'],
  'sqs-donate-button': ['donation'],
  'product-variants': ['form'],
  'sqs-add-to-cart-button': ['form'],
  'sqs-add-to-cart-button-wrapper': ['form'],
};

/** A lazy loader or a consent tool moves the address of a frame. */
const FRAME_URLS = ['src', 'data-src', 'data-lazy-src'];

/**
 * The facts of each element and of those inside.
 * @param {string} html @param {readonly Element[]} elements
 * @returns {(index: number, fact: Fact) => boolean}
 */
export function readFacts(html, elements) {
  const bits = new Uint32Array(elements.length);
  for (let index = elements.length - 1; index >= 0; index--) {
    const element = /** @type {Element} */ (elements[index]);
    for (const fact of listFacts(html, element)) add(bits, index, 1 << FACTS.indexOf(fact));
    if (element.parent !== -1) add(bits, element.parent, bits[index] ?? 0);
  }
  return (index, fact) => ((bits[index] ?? 0) & (1 << FACTS.indexOf(fact))) !== 0;
}

/** @param {Uint32Array} bits @param {number} index @param {number} value */
function add(bits, index, value) {
  bits[index] = (bits[index] ?? 0) | value;
}

/** @param {string} html @param {Element} element @returns {Fact[]} */
function listFacts(html, element) {
  const { name, attributes } = element;
  const get = (/** @type {string} */ key) => attributes.get(key) ?? '';
  /** @type {Fact[]} */
  const facts = [...(OF_NAMES[name] ?? [])];
  for (const one of get('class').split(/\s+/))
    facts.push(...(Object.hasOwn(OF_CLASSES, one) ? (OF_CLASSES[one] ?? []) : []));
  if (name === 'a' && get('href')) facts.push('link');
  if (get('data-html') || (name === 'iframe' && FRAME_URLS.some(get))) facts.push('embed', 'text');
  if (attributes.has('data-config-video')) facts.push('video');
  if (get('role') === 'tabpanel') facts.push('panel');
  if (attributes.has('aria-expanded') && get('aria-controls')) facts.push('item');
  if (get('data-url') || get('data-audio-asset-url')) facts.push('player');
  if (name === 'time' && get('datetime')) facts.push('dates');
  facts.push(...listJsonFacts(html, element));
  return facts;
}

/** Facts of options and definitions in JSON. @param {string} html @param {Element} element @returns {Fact[]} */
function listJsonFacts(html, { name, attributes, startEnd, end }) {
  const block = attributes.get('data-block-json') ?? '';
  /** @type {Fact[]} */
  const facts = [];
  if (/"collectionId":"./.test(block)) facts.push('dates');
  if (/"(?:mapLat|markerLat|addressLine1|addressTitle)":/.test(block)) facts.push('map');
  if (/"(?:html|url)":"./.test(block)) facts.push('embed');
  if (/"dataTable":\[/.test(block)) facts.push('table');
  if (!['script', 'noscript'].includes(name) || !end) return facts;
  const text = html.slice(startEnd, end);
  if (name === 'noscript') return /<iframe\s[^>]*\bsrc=/i.test(text) ? [...facts, 'embed'] : facts;
  if (text.includes('"formFields"')) facts.push('fields');
  if (/Marquee-props/.test(attributes.get('class') ?? '') && /"marqueeItems"\s*:\s*\[\s*\{/.test(text))
    facts.push('marquee');
  if (/TextAttributes-props/.test(attributes.get('class') ?? '') && /"id"\s*:/.test(text))
    facts.push('highlight');
  return facts;
}

/** Whether an element begins with visible text. @param {string} html @param {Element} element */
export const hasText = (html, { startEnd, end }) =>
  html
    .slice(startEnd, Math.min(end, startEnd + 4096))
    .replaceAll(/<[^>]*>?/g, '')
    .trim() !== '';
