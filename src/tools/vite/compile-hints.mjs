// @ts-check
// Vite plugin that marks the files whose functions run while a page loads. Chromium then compiles all of them in the
// background while it downloads the file (https://github.com/WICG/explicit-javascript-compile-hints-file-based);
// otherwise it parses and compiles each function on the main thread when it is first called. To other browsers the mark is
// a comment.

/** Only the first line of a file counts. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** What every page loads, and what the first element on it loads. */
const RUN_ON_LOAD = /^(?:autoload|site-services|chunks\/(?:element|runtime)-[\w-]+)\.js$/;

/** @param {string} file @param {string} code */
export const withCompileHint = (file, code) => (RUN_ON_LOAD.test(file) ? HINT + code : code);

/** @returns {import('vite').Plugin} */
export function compileHints() {
  return {
    name: 'compile-hints',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = withCompileHint(file.fileName, file.code);
    },
  };
}
