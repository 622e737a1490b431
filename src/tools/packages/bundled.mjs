// @ts-check
// The loader for hosts with a bundler. A page's loader imports `./${tag}.js`, which a bundler cannot follow; this one
// imports each element by a literal. The style sheets that it adds are modules, because not every bundler resolves the
// URL of a style sheet.
import { parse, walk } from '../source/parse.mjs';

/**
 * Replaces the computed import of elements with literal ones.
 * @param {string} code the built loader
 * @param {readonly string[]} tags
 */
export function withLiteralImports(code, tags) {
  const found = find(
    code,
    (node) => node.type === 'ImportExpression' && node.source.expressions?.length === 1,
  );
  const name = /** @type {any} */ (found).source.expressions[0]?.name;
  const cases = tags.map((tag) => `"${tag}":()=>import("./${tag}.js")`).join(',');
  // An unknown tag is rejected, like the import of a missing file.
  const lookUp = `(siteElements[${name}]??(()=>Promise.reject(new Error("unknown"))))()`;
  return `const siteElements={${cases}};\n${replace(code, found, lookUp)}`;
}

/**
 * Replaces the links of elements' style sheets with modules.
 * @param {string} code the built registry
 * @param {string} folder folder of the modules, relative to the registry
 * @param {readonly string[]} tags tags with a style sheet
 */
export function withSheetModules(code, folder, tags) {
  const found = find(
    code,
    ({ type, arguments: [url] = [] }) =>
      type === 'CallExpression' &&
      url?.type === 'NewExpression' &&
      url.arguments[0]?.quasis?.at(-1)?.value.cooked === '.css',
  );
  const name = /** @type {any} */ (found).arguments[0].arguments[0].expressions[0].name;
  const modules = tags.map((tag) => `"${tag}":()=>import("${folder}/${tag}.js")`).join(',');
  // An element works without its style sheet.
  return `const siteSheets={${modules}};\n${replace(code, found, `siteSheets[${name}]().catch(()=>{})`)}`;
}

/** Replaces the name of a module. @param {string} code @param {string} from @param {string} to */
export function withImport(code, from, to) {
  const found = find(code, (node) => node.type === 'ImportExpression' && textOf(node.source) === from);
  return replace(code, found, `import("${to}")`);
}

/**
 * A module that adopts a style sheet before those of the page.
 * @param {string} css
 */
export const toSheetModule = (css) => `const sheet=new CSSStyleSheet();
sheet.replaceSync(${JSON.stringify(css)});
document.adoptedStyleSheets=[sheet,...document.adoptedStyleSheets];
`;

/**
 * The only node that matches.
 * @param {string} code
 * @param {(node: any) => boolean} fits
 * @returns {{ start: number, end: number }}
 */
function find(code, fits) {
  /** @type {any[]} */
  const found = [];
  walk(parse({ path: 'built.js', text: code }), (node) => {
    if (fits(node)) found.push(node);
  });
  if (found.length !== 1) throw new Error(`Expected one place in the built script, found ${found.length}.`);
  return found[0];
}

/** The text of a literal. @param {any} node */
const textOf = (node) => node?.value ?? node?.quasis?.[0]?.value.cooked;

/** @param {string} code @param {{ start: number, end: number }} node @param {string} text */
const replace = (code, { start, end }, text) => code.slice(0, start) + text + code.slice(end);
