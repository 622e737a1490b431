// @ts-check
// The loader for hosts with a bundler. The loader of a page imports `./${tag}.js`, which a bundler cannot follow; this one
// imports each element by a literal, and the style sheets that it adds are modules, because not every bundler resolves the URL
// of a style sheet.
import { parse, walk } from '../source/parse.mjs';

/** Replaces the computed import of an element by literal ones. @param {string} code the built loader @param {readonly string[]} tags */
export function withLiteralImports(code, tags) {
  const found = find(
    code,
    (node) => node.type === 'ImportExpression' && node.source.expressions?.length === 1,
  );
  const name = /** @type {any} */ (found).source.expressions[0]?.name;
  const cases = tags.map((tag) => `"${tag}":()=>import("./${tag}.js")`).join(',');
  // An unknown tag is rejected, as the import of a missing file.
  const lookUp = `(siteElements[${name}]??(()=>Promise.reject(new Error("unknown"))))()`;
  return `const siteElements={${cases}};\n${replace(code, found, lookUp)}`;
}

/**
 * Replaces the link of the style sheet of an element by its module.
 * @param {string} code the built registry @param {string} folder of the modules, from the registry
 * @param {readonly string[]} tags with a style sheet
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
  // Without its style sheet, an element works.
  return `const siteSheets={${modules}};\n${replace(code, found, `siteSheets[${name}]().catch(()=>{})`)}`;
}

/** Replaces the name of a module. @param {string} code @param {string} from @param {string} to */
export function withImport(code, from, to) {
  const found = find(code, (node) => node.type === 'ImportExpression' && textOf(node.source) === from);
  return replace(code, found, `import("${to}")`);
}

/** A module that adopts a style sheet before those of the page. @param {string} css */
export const toSheetModule = (css) => `const sheet=new CSSStyleSheet();
sheet.replaceSync(${JSON.stringify(css)});
document.adoptedStyleSheets=[sheet,...document.adoptedStyleSheets];
`;

/** The only node that fits. @param {string} code @param {(node: any) => boolean} fits @returns {{ start: number, end: number }} */
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
