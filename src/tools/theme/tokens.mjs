// @ts-check
// Prints the semantic design tokens (DTCG 2025.10) as CSS custom properties.

/** @typedef {{ css?: string, fallback?: string }} Extension */
/** @typedef {{ $type: string, $value: any, $description?: string, $extensions?: Record<string, Extension> }} Token */
/** @typedef {{ name: string, value: string, fallback: string | undefined, reads: string[] }} Property */

const EXTENSION = 'site-elements';
const REFERENCE = /\{([\w.-]+)\}/g;

/**
 * The semantic tokens as custom properties.
 * @param {any} tokens content of tokens.json
 * @returns {Property[]}
 */
export function toProperties(tokens) {
  return Object.keys(tokens.site)
    .filter((key) => !key.startsWith('$'))
    .map((key) => {
      /** @type {Token} */
      const token = tokens.site[key];
      const extension = token.$extensions?.[EXTENSION] ?? {};
      const value = expand(extension.css ?? print(token.$value, token.$type), tokens);
      const fallback = extension.fallback === undefined ? undefined : expand(extension.fallback, tokens);
      return { name: `--site-${key}`, value, fallback, reads: readNames(`${value} ${fallback ?? ''}`) };
    });
}

/**
 * Names of the custom properties that CSS uses.
 * @param {string} css
 * @returns {string[]}
 */
export function readNames(css) {
  return [...new Set([...css.matchAll(/var\(\s*(--site-[\w-]+)/g)].map(([, name]) => name ?? ''))];
}

/**
 * The properties that CSS uses, and the properties that these use.
 * @param {Property[]} properties
 * @param {string} css
 */
export function pickUsed(properties, css) {
  const wanted = new Set(readNames(css));
  for (const name of wanted) {
    for (const read of properties.find((property) => property.name === name)?.reads ?? []) wanted.add(read);
  }
  return properties.filter(({ name }) => wanted.has(name));
}

/**
 * The style sheet with the page's tokens. Tokens that depend on other tokens also apply to parts of a page with their
 * own theme.
 * @param {Property[]} properties
 * @param {string} comment
 */
export function printSheet(properties, comment) {
  const derived = properties.filter(({ reads }) => reads.length > 0);
  const relative = derived.filter(({ fallback }) => fallback !== undefined);
  const supported = rule('    ', THEMED, relative, ({ value }) => value);
  const rules = [
    rule(
      '  ',
      ':root',
      properties.filter((property) => !derived.includes(property)),
      ({ value }) => value,
    ),
    rule('  ', THEMED, derived, ({ value, fallback }) => fallback ?? value),
    supported && `  @supports (color: rgb(from red r g b)) {\n${supported}  }\n`,
  ];
  return `/* ${comment} */\n@layer site-elements {\n${rules.join('')}}\n`;
}

/** The page, and parts of it with their own theme. */
const THEMED = ':root, [data-site-theme]';

/** @param {string} indent @param {string} selector @param {Property[]} properties @param {(property: Property) => string} read */
function rule(indent, selector, properties, read) {
  if (properties.length === 0) return '';
  const lines = properties.map((property) => `${indent}  ${property.name}: ${read(property)};\n`);
  return `${indent}${selector.replace(', ', `,\n${indent}`)} {\n${lines.join('')}${indent}}\n`;
}

/**
 * Replaces `{site.accent}` with a custom property and `{radius.4}` with its value.
 * @param {string} text
 * @param {any} tokens
 * @returns {string}
 */
function expand(text, tokens) {
  return text.replace(REFERENCE, (_, path) => {
    if (path.startsWith('site.')) {
      resolve(path, tokens);
      return `var(--${path.replace('.', '-')})`;
    }
    const { value, type } = resolve(path, tokens);
    return expand(print(value, type), tokens);
  });
}

/** Value and type of a token; the type may be inherited from its group. @param {string} path @param {any} tokens */
function resolve(path, tokens) {
  let type = '';
  let node = tokens;
  for (const key of path.split('.')) {
    node = node?.[key];
    type = node?.$type ?? type;
  }
  if (node?.$value === undefined) throw new Error(`tokens.json: {${path}} is not a token.`);
  return { value: node.$value, type };
}

/** A DTCG value as CSS. @param {any} value @param {string} type @returns {string} */
function print(value, type) {
  if (typeof value === 'string') return value;
  switch (type) {
    case 'color':
      return printColor(value);
    case 'dimension':
    case 'duration':
      return value.value === 0 ? `0${type === 'duration' ? 's' : 'px'}` : `${value.value}${value.unit}`;
    case 'cubicBezier':
      return `cubic-bezier(${value.join(', ')})`;
    case 'shadow': {
      const lengths = [value.offsetX, value.offsetY, value.blur].map((length) =>
        length.value === 0 ? '0' : print(length, 'dimension'),
      );
      return `${lengths.join(' ')} ${printColor(value.color)}`;
    }
    case 'fontFamily':
      return value.join(', ');
    default:
      return String(value);
  }
}

/** @param {{ components: number[], alpha?: number, hex?: string }} color */
function printColor({ components, alpha = 1, hex }) {
  if (alpha === 1 && hex) return hex;
  const channels = components.map((component) => Math.round(component * 255));
  return `rgb(${channels.join(' ')} / ${Number((alpha * 100).toFixed(2))}%)`;
}
