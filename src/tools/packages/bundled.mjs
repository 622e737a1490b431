// @ts-check
// The loader for hosts with a bundler. The loader of a page imports `./${tag}.js`, which a bundler cannot follow; this one
// imports each element by a literal, and its extended style sheet is a module, because not every bundler resolves the URL
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
 * Replaces the link of the extended style sheet by its module.
 * @param {string} code the built registry @param {string} folder of the module, from the registry: `.` or `..`
 */
export function withSheetModule(code, folder) {
  const found = find(
    code,
    ({ type, arguments: [url] = [] }) =>
      type === 'CallExpression' &&
      url?.type === 'NewExpression' &&
      textOf(url.arguments[0])?.endsWith('.css'),
  );
  return replace(code, found, `import("${folder}/extended-sheet.js").then(({adopt})=>adopt())`);
}

/** Replaces the name of a module. @param {string} code @param {string} from @param {string} to */
export function withImport(code, from, to) {
  const found = find(code, (node) => node.type === 'ImportExpression' && textOf(node.source) === from);
  return replace(code, found, `import("${to}")`);
}

/** A module that adopts a style sheet before those of the page. @param {string} css */
export const toSheetModule = (css) => `const css=${JSON.stringify(css)};
export function adopt(){
  if(document.querySelector('link[rel~="stylesheet"][href*="site-elements-extended"]'))return;
  const sheet=new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets=[sheet,...document.adoptedStyleSheets];
}
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
