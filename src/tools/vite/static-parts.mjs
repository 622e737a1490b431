// @ts-check
// Vite plugin for single-file builds: a part that a source loads with `import()` is in the file anyway, so it is
// imported statically, without the wrappers that would evaluate it later. Packages are not affected.
import { parse, walk } from '../source/parse.mjs';

/** @returns {import('vite').Plugin} */
export function staticParts() {
  return {
    name: 'static-parts',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /[\\/](?:src|elements)[\\/].*\.tsx?$/, code: /\bimport\(/ },
      handler: (code, id) => ({ code: withStaticParts(code, id), map: null }),
    },
  };
}

/** @param {string} code JavaScript @param {string} id its name, for the parser's messages */
export function withStaticParts(code, id) {
  /** @type {{ start: number, end: number, path: string }[]} */
  const imports = [];
  walk(parse({ path: id.replace(/\.tsx?$/, '.js'), text: code }), (node) => {
    const path = node.type === 'ImportExpression' && node.source.value;
    if (typeof path === 'string' && /^\.(?!.*\/languages\/)/.test(path)) imports.push({ ...node, path });
    return undefined;
  });
  const lines = imports.map(({ path }, index) => `import * as part${index}_ from ${JSON.stringify(path)};`);
  // Starts at the end, so that earlier positions stay valid.
  const replaced = imports.reduceRight(
    (text, { start, end }, index) =>
      `${text.slice(0, start)}Promise.resolve(part${index}_)${text.slice(end)}`,
    code,
  );
  return [replaced, ...lines].join('\n');
}
