// @ts-check
// Citations of rulings: every `ruling 20` in a source file refers to a numbered decision in src/spec/rulings.md.
import { lineOf } from '../source/parse.mjs';

/** @typedef {import('../source/files.mjs').SourceFile} SourceFile */
/** @typedef {{ ruling: number, path: string, line: number }} Citation */

/** `ruling 20`, `rulings 20 and 22`, `rulings 20, 22`. */
const CITATION = /\brulings? (\d+(?:(?:, | and |, and )\d+)*)/gi;

/** Numbers of the rulings in the text of rulings.md. @param {string} markdown @returns {Set<number>} */
export function rulingNumbers(markdown) {
  return new Set([...markdown.matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number)));
}

/** Citations that match no ruling. @param {SourceFile} file @param {ReadonlySet<number>} numbers @returns {Citation[]} */
export function unknownRulings({ path, text }, numbers) {
  return [...text.matchAll(CITATION)].flatMap((match) =>
    (match[1]?.match(/\d+/g) ?? [])
      .map(Number)
      .filter((ruling) => !numbers.has(ruling))
      .map((ruling) => ({ ruling, path, line: lineOf(text, match.index) })),
  );
}
