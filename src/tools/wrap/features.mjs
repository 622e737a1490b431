// @ts-check
// Features of a document's elements that matter to blocks.

/** @typedef {import('../../server-render/html/elements.mjs').Element} Element */
/** @typedef {(typeof FEATURES)[number]} Feature */

const FEATURES = /** @type {const} */ ([
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

/**
 * Features by element name.
 * @type {Readonly<Record<string, readonly Feature[]>>}
 */
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

/**
 * Features by class name.
 * @type {Readonly<Record<string, readonly Feature[]>>}
 */
const OF_CLASSES = {
  'summary-item': ['article'],
  'Marquee-measure': ['marquee'],
  'sqs-donate-button': ['donation'],
  'product-variants': ['form'],
  'sqs-add-to-cart-button': ['form'],
  'sqs-add-to-cart-button-wrapper': ['form'],
};

/** Lazy loaders and consent tools move the address of a frame to other attributes. */
const FRAME_URLS = ['src', 'data-src', 'data-lazy-src'];

/**
 * The features of each element and of its descendants.
 * @param {string} html
 * @param {readonly Element[]} elements
 * @returns {(index: number, feature: Feature) => boolean}
 */
export function readFeatures(html, elements) {
  const bits = new Uint32Array(elements.length);
  for (let index = elements.length - 1; index >= 0; index--) {
    const element = /** @type {Element} */ (elements[index]);
    for (const feature of listFeatures(html, element)) add(bits, index, 1 << FEATURES.indexOf(feature));
    if (element.parent !== -1) add(bits, element.parent, bits[index] ?? 0);
  }
  return (index, feature) => ((bits[index] ?? 0) & (1 << FEATURES.indexOf(feature))) !== 0;
}

/** @param {Uint32Array} bits @param {number} index @param {number} value */
function add(bits, index, value) {
  bits[index] = (bits[index] ?? 0) | value;
}

/** @param {string} html @param {Element} element @returns {Feature[]} */
function listFeatures(html, element) {
  const { name, attributes } = element;
  const get = (/** @type {string} */ key) => attributes.get(key) ?? '';
  /** @type {Feature[]} */
  const features = [...(OF_NAMES[name] ?? [])];
  for (const one of get('class').split(/\s+/))
    features.push(...(Object.hasOwn(OF_CLASSES, one) ? (OF_CLASSES[one] ?? []) : []));
  if (name === 'a' && get('href')) features.push('link');
  if (get('data-html') || (name === 'iframe' && FRAME_URLS.some(get))) features.push('embed', 'text');
  if (attributes.has('data-config-video')) features.push('video');
  if (get('role') === 'tabpanel') features.push('panel');
  if (attributes.has('aria-expanded') && get('aria-controls')) features.push('item');
  if (get('data-url') || get('data-audio-asset-url')) features.push('player');
  if (name === 'time' && get('datetime')) features.push('dates');
  features.push(...listJsonFacts(html, element));
  return features;
}

/**
 * Features found in JSON options and definitions.
 * @param {string} html
 * @param {Element} element
 * @returns {Feature[]}
 */
function listJsonFacts(html, { name, attributes, startEnd, end }) {
  const block = attributes.get('data-block-json') ?? '';
  /** @type {Feature[]} */
  const features = [];
  if (/"collectionId":"./.test(block)) features.push('dates');
  if (/"(?:mapLat|markerLat|addressLine1|addressTitle)":/.test(block)) features.push('map');
  if (/"(?:html|url)":"./.test(block)) features.push('embed');
  if (/"dataTable":\[/.test(block)) features.push('table');
  if (!['script', 'noscript'].includes(name) || !end) return features;
  const text = html.slice(startEnd, end);
  if (name === 'noscript') return /<iframe\s[^>]*\bsrc=/i.test(text) ? [...features, 'embed'] : features;
  if (text.includes('"formFields"')) features.push('fields');
  if (/Marquee-props/.test(attributes.get('class') ?? '') && /"marqueeItems"\s*:\s*\[\s*\{/.test(text))
    features.push('marquee');
  if (/TextAttributes-props/.test(attributes.get('class') ?? '') && /"id"\s*:/.test(text))
    features.push('highlight');
  return features;
}

/** Whether an element begins with visible text. @param {string} html @param {Element} element */
export const hasText = (html, { startEnd, end }) =>
  html
    .slice(startEnd, Math.min(end, startEnd + 4096))
    .replaceAll(/<[^>]*>?/g, '')
    .trim() !== '';
