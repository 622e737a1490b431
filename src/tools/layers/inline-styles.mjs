// @ts-check
// Finds literal colors that scripts write into styles, SVG and markup. They belong in a style sheet, as design tokens.
import { lineOf, parse, walk } from '../source/parse.mjs';
import { findColor } from './colors.mjs';
import { isProduct } from './map.mjs';

/** @typedef {import('../source/files.mjs').SourceFile} SourceFile */
/** @typedef {import('./map.mjs').Finding} Finding */

const FOLDERS = /^src\/(?:blocks|core|kit|server\/(?:pages|render)|server-render|services)\//;

/** Samples show what a page writes. */
const SAMPLE = /\.sample\.ts$/;

/** Colors that no style sheet of the page can reach, with the reasons. */
const EXEMPT = new Set([
  'src/blocks/map/interactive/google/google-style.ts', // Google Maps takes literal colors only.
  'src/server/pages/qr-code.ts', // Cameras read dark modules on white in every theme.
]);

const PROPERTY = /^(?:--[\w-]*|[\w-]*color|background|border\w*|outline|fill|stroke|box-?shadow|style)$/i;
const DECLARATION =
  /(?<![\w-])(?:[\w-]*color|background|border[\w-]*|fill|stroke)\s*(?::|=\s*["'])\s*([^;"']+)/gi;

/** @param {SourceFile} file @returns {Finding[]} */
export function checkInlineStyles(file) {
  if (!isProduct(file.path) || !FOLDERS.test(file.path)) return [];
  if (SAMPLE.test(file.path) || EXEMPT.has(file.path)) return [];
  /** @type {Finding[]} */
  const findings = [];
  walk(parse(file), (node, parents) => {
    const text = textOf(node);
    if (!text) return;
    const color = isStyleValue(node, parents) ? findColor(text) : findDeclaredColor(text);
    if (!color) return;
    const message = `writes the literal color ${color}; use a class or part, and a token in the style sheet`;
    findings.push({ path: file.path, line: lineOf(file.text, node.start), message });
  });
  return findings;
}

/** @param {any} node @returns {string} */
function textOf(node) {
  if (node.type === 'TemplateElement') return node.value.raw;
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : '';
}

/**
 * A color on its own, or in a declaration or attribute inside markup.
 * @param {string} text
 */
function findDeclaredColor(text) {
  if (/^#[\da-f]{3,8}$/i.test(text)) return text;
  for (const [, value = ''] of text.matchAll(DECLARATION)) {
    const color = findColor(value);
    if (color) return color;
  }
  return undefined;
}

/**
 * Whether a string is the value of a style property: `{ color: … }`, `style.color = …`, `fill="…"`, `setProperty('color', …)`.
 * @param {any} node @param {readonly any[]} parents @returns {boolean}
 */
function isStyleValue(node, parents) {
  const parent = parents.at(-1);
  if (parent?.type === 'Property' && parent.value === node) return isName(parent.key);
  if (parent?.type === 'JSXAttribute') return isName(parent.name);
  if (parent?.type === 'AssignmentExpression') return isName(parent.left.property);
  if (parent?.type !== 'CallExpression' || parent.arguments[1] !== node) return false;
  return (
    /^set(?:Property|Attribute)$/.test(parent.callee.property?.name ?? '') && isName(parent.arguments[0])
  );
}

/** @param {any} node a name or a string */
function isName(node) {
  return PROPERTY.test(node?.name ?? node?.value ?? '');
}
