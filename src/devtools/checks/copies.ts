// Two copies of the library on one page, usually of different versions, so that elements of one use services of the other.
import type { Problem } from '../page/problem';

const LOADER = /\/(autoload(\.bundled)?|site-elements\.all)\.js$/;

export function* checkCopies(): Generator<Problem> {
  const [first, second] = new Set(readScripts().filter((url) => LOADER.test(url.split(/[?#]/)[0] ?? '')));
  if (first && second)
    yield {
      tag: 'page',
      message: `the library is loaded twice, from ${first} and ${second}; keep one of them.`,
    };
}

const readScripts = (): string[] => [
  ...[...document.scripts].map(({ src }) => src),
  ...performance.getEntriesByType('resource').map(({ name }) => name),
];
