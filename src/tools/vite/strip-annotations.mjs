// @ts-check
// Removes `@__PURE__` and `@vite-ignore` from built files. Comments for hosts' bundlers, such as `webpackIgnore`, are
// kept.

const COMMENTS = /(?<word>[\w$])?\s*\/\*\s*(?:[@#]__PURE__|@vite-ignore)\s*\*\/\s*(?<next>[\w$])?/g;

/** @param {string} code */
export const withoutAnnotations = (code) =>
  code.replace(COMMENTS, (_text, word = '', next = '') => word + (word && next ? ' ' : '') + next);

/** @returns {import('vite').Plugin} */
export function stripAnnotations() {
  return {
    name: 'strip-annotations',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = withoutAnnotations(file.code);
    },
  };
}
