// @ts-check
// Wraps the blocks of a published page in elements, and changes nothing else.

import {
  escapeHtml,
  findHeadPlace,
  hasLoader,
  listSheets,
  toFolder,
} from '../../server-render/html/head.mjs';
import { readElements } from '../../server-render/html/read-elements.mjs';
import { BLOCKS } from './blocks.mjs';
import { hasText, readFeatures } from './features.mjs';
import { SLICES, SLIDES, UNSUPPORTED_BLOCKS } from './unsupported-blocks.mjs';

/**
 * @typedef {import('../../server-render/html/elements.mjs').Element} Element
 * @typedef {import('./blocks.mjs').Block} Block
 * @typedef {{ line: number, kind: string, tag: string }} Wrapped
 * @typedef {{ line: number, kind: string, reason: string }} Left
 * @typedef {{ wrapped: Wrapped[], left: Left[], already: number, head: string[] }} Report
 */

/** @type {ReadonlyMap<string, Block>} */
const BY_CLASS = new Map(BLOCKS.flatMap((block) => block.classes.map((name) => [name, block])));
/** @type {ReadonlyMap<string, Block>} */
const BY_TYPE = new Map(BLOCKS.flatMap((block) => (block.types ?? []).map((type) => [type, block])));
/** By the type of a slide or slice, which differ. @type {ReadonlyMap<string, Block>} */
const BY_PART = new Map(
  BLOCKS.flatMap((block) => [...(block.slides ?? []), ...(block.slices ?? [])].map((name) => [name, block])),
);
const BY_TAG = new Map(BLOCKS.map((block) => [block.tag, block]));

/**
 * @param {string} html the page, in any encoding that contains ASCII
 * @param {{ base?: string | undefined }} [options] address of the folder with the built files
 * @returns {{ html: string, report: Report }}
 */
export function wrap(html, { base = '/site-elements/' } = {}) {
  const elements = readElements(html);
  const { found, left, already, tags } = findBlocks(html, elements);
  const lineOf = countLines(html);
  const head = tags.size > 0 ? addHead(html, elements, base, tags) : { lines: [], insertions: [] };
  const insertions = found.flatMap(({ element, block }) => [
    { at: element.start, text: `<${block.tag}${attributesOf(element, block)}>` },
    { at: element.end, text: `</${block.tag}>` },
  ]);
  return {
    html: insert(html, [...head.insertions, ...insertions]),
    report: {
      wrapped: found.map(({ element, block }) => ({
        line: lineOf(element.start),
        kind: block.kind,
        tag: block.tag,
      })),
      left: left.map(({ element, kind, reason }) => ({ line: lineOf(element.start), kind, reason })),
      already,
      head: head.lines,
    },
  };
}

/**
 * The lines that the page lacks, and where they belong.
 * @param {string} html
 * @param {readonly Element[]} elements
 * @param {string} base
 * @param {ReadonlySet<string>} tags tags on the page
 */
function addHead(html, elements, base, tags) {
  const lines = listSheets(elements, base, tags);
  if (!hasLoader(elements))
    lines.push(`<script type="module" src="${escapeHtml(toFolder(base))}autoload.js"></script>`);
  const text = lines.map((line) => `${line}\n`).join('');
  const at = Math.max(0, findHeadPlace(html, elements));
  return { lines, insertions: text ? [{ at, text }] : [] };
}

/** @param {string} html @param {readonly Element[]} elements */
function findBlocks(html, elements) {
  const has = readFeatures(html, elements);
  /** @type {{ element: Element, block: Block }[]} */
  const found = [];
  /** @type {{ element: Element, kind: string, reason: string }[]} */
  const left = [];
  /** Tags of this library on the page. @type {Set<string>} */
  const tags = new Set();
  /**
   * Elements that contain the current one.
   * @type {{ tag: string, last: number }[]}
   */
  const scopes = [];
  let already = 0;
  let closedTo = -1;
  for (const [index, element] of elements.entries()) {
    if (index <= closedTo) continue;
    while ((scopes.at(-1)?.last ?? index) < index) scopes.pop();
    const own = BY_TAG.get(element.name);
    const block = own ?? identify(element);
    if (element.name.startsWith('site-')) tags.add(element.name);
    const other = block ? undefined : describeOther(element);
    if (other) left.push({ element, ...other });
    if (!block || scopes.some(({ tag }) => tag === block.tag)) continue;
    const holds =
      block.needs?.some((feature) => has(index, feature) || (feature === 'text' && hasText(html, element))) ??
      true;
    if (!own && !holds && !isOfBuilder(element, block)) continue;
    const reason = own ? '' : (holds ? element.problem : block.reason) || '';
    scopes.push({ tag: block.tag, last: element.last });
    if (own) already += 1;
    else if (reason) left.push({ element, kind: block.kind, reason });
    else found.push({ element, block });
    if (!reason) tags.add(block.tag);
    if (!reason && !block.isContainer) closedTo = element.last;
  }
  return { found, left, already, tags };
}

/** @param {Element} element @returns {Block | undefined} */
function identify({ attributes }) {
  const classes = classesOf(attributes);
  const isBlock = classes.includes('sqs-block');
  for (const name of classes) {
    const block = BY_CLASS.get(name) ?? (isBlock ? BY_CLASS.get(toBuilderClass(name)) : undefined);
    if (block) return block;
  }
  const definition = attributes.get('data-definition-name');
  const controller = attributes.get('data-controller');
  const part = findPart(attributes);
  if (part) return BY_PART.get(part[0]);
  if (definition) return BLOCKS.find(({ definitions }) => definitions?.includes(definition));
  if (controller) return BLOCKS.find(({ controllers }) => controllers?.test(controller));
  return isBlock ? BY_TYPE.get(attributes.get('data-block-type') ?? '') : undefined;
}

/**
 * Whether the class names or attributes identify the builder: other sites use names such as `menu-wrapper`, too. Text
 * is not a block.
 * @param {Element} element
 * @param {Block} block
 */
function isOfBuilder({ attributes }, { kind }) {
  const names = attributes.get('class') ?? '';
  const isText = kind === 'highlighted text' && !names.includes('text-highlight');
  return (
    !isText &&
    (/(?:^|\s)(?:sqs|squarespace)/.test(names) ||
      attributes.has('data-controller') ||
      findPart(attributes) !== undefined)
  );
}

/** A block without an element. @param {Element} element @returns {{ kind: string, reason: string } | undefined} */
function describeOther({ attributes }) {
  const classes = classesOf(attributes);
  const known = classes.find((name) => Object.hasOwn(UNSUPPORTED_BLOCKS, name));
  if (known) return UNSUPPORTED_BLOCKS[known];
  const [part, , reason] = findPart(attributes) ?? [];
  if (part && reason) return { kind: part, reason };
  if (!classes.includes('sqs-block')) return undefined;
  const name =
    attributes.get('data-definition-name') ??
    classes.find((one) => /(?<!^sqs|^website-component)-block$/.test(one));
  return { kind: name ?? 'block', reason: 'there is no element for it' };
}

/**
 * The name of a block that no other page uses: `sqs-block-link` for `link-block`.
 * @param {string} name
 */
const toBuilderClass = (name) => name.replace(/^(.+)-block$/, 'sqs-block-$1');

/**
 * A cover page or popup, or a part of one, by its name or number.
 * @param {ReadonlyMap<string, string>} attributes
 */
function findPart(attributes) {
  const find = (
    /** @type {import('./unsupported-blocks.mjs').Types} */ types,
    /** @type {string | undefined} */ type,
  ) => types.find(([name, number]) => type === name || type === `${number}`);
  return find(SLIDES, attributes.get('data-slide-type')) ?? find(SLICES, attributes.get('data-slice-type'));
}

/** @param {ReadonlyMap<string, string>} attributes */
const classesOf = (attributes) => (attributes.get('class') ?? '').split(/\s+/);

/** The attributes that the style sheets need before the script has read the markup. @param {Element} element @param {Block} block */
function attributesOf({ attributes }, { designs, attributes: own }) {
  if (!designs) return own ? ` ${own}` : '';
  const inClass = /sqs-gallery-block-([a-z]+)/.exec(attributes.get('class') ?? '')?.[1];
  const inJson = /"design":"(\w+)"/.exec(attributes.get('data-block-json') ?? '')?.[1];
  const design = attributes.get('data-controller') ?? inJson ?? inClass ?? '';
  return Object.hasOwn(designs, design) ? ` design="${designs[design]}"` : '';
}

/** @param {string} html @param {{ at: number, text: string }[]} insertions */
function insert(html, insertions) {
  /** @type {string[]} */
  const parts = [];
  let from = 0;
  for (const { at, text } of insertions.toSorted((one, other) => one.at - other.at)) {
    parts.push(html.slice(from, at), text);
    from = at;
  }
  return parts.join('') + html.slice(from);
}

/** Line of an offset, counted from 1; offsets in ascending order. @param {string} html */
function countLines(html) {
  const ends = [...html.matchAll(/\n/g)].map(({ index }) => index);
  return (/** @type {number} */ offset) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) < offset) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
}
