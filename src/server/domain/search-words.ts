/**
 * Words of texts and queries, as PostgreSQL stores and compares them. They are split here, not by the database's
 * parser, which depends on the locale and does not ignore accents. Pure.
 */

/** Maximum terms per query; further ones are ignored. */
const MAX_TERMS = 10;

const MAX_WORD_LENGTH = 60;

/** Maximum different words per text. */
const MAX_WORDS = 10_000;

/** Weights of a title, a description and a text, in the order of `ts_rank`: D, C, B, A. */
export const RANK_WEIGHTS = '{0.1, 0.2, 0.4, 1.0}';

/** Length of an excerpt, and the part of it before the term, in characters. */
const EXCERPT_LENGTH = 160;
const LEADING_LENGTH = 40;

/** Scripts without spaces: each character is a word. */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])[\p{L}\p{N}])+/gu;

export interface SearchText {
  readonly title: string;
  /** One or two sentences. */
  readonly description: string;
  readonly text: string;
}

/** The different words of a query, without case and accents. */
export const toSearchTerms = (question: string): string[] =>
  [...new Set(toWords(question))].slice(0, MAX_TERMS);

/** A `tsquery` for texts that have, for each term, a word that begins with it. */
export const toTsQuery = (terms: readonly string[]): string =>
  terms.map((term) => (isPrefix(term) ? `'^${term}'` : `'${term}':*`)).join(' & ');

/** The words that count for the rank of a text: those that begin with one of the terms. */
export const toRankQuery = (terms: readonly string[]): string =>
  terms.map((term) => `'${term}':*`).join(' | ');

/** `tsvector` of title and description. */
export const toSummaryVector = ({ title, description }: SearchText): string =>
  toTsVector([
    [title, 'A'],
    [description, 'B'],
  ]);

/** `tsvector` of title, description and text. */
export const toFullVector = ({ title, description, text }: SearchText): string =>
  toTsVector([
    [title, 'A'],
    [description, 'B'],
    [text, 'D'],
  ]);

/** Excerpt around the first match in the text, or the description. */
export function createExcerpt({ description, text }: SearchText, terms: readonly string[]): string {
  const folded = fold(text);
  const at = terms.map((term) => findTerm(term, folded)).find((place) => place !== undefined);
  if (at === undefined) return description || text.slice(0, EXCERPT_LENGTH);
  const start = at <= LEADING_LENGTH ? 0 : text.indexOf(' ', at - LEADING_LENGTH) + 1;
  const excerpt = text.slice(start, start + EXCERPT_LENGTH).trim();
  return `${start > 0 ? '… ' : ''}${excerpt}${start + EXCERPT_LENGTH < text.length ? ' …' : ''}`;
}

/** One position per word and part: the rank depends on where a word occurs, not how often. */
function toTsVector(parts: readonly (readonly [text: string, weight: 'A' | 'B' | 'D'])[]): string {
  const words = new Map<string, string>();
  for (const [index, [text, weight]] of parts.entries())
    for (const word of new Set(toWords(text))) {
      if (!words.has(word) && words.size >= MAX_WORDS) break;
      const position = `${index + 1}${weight === 'D' ? '' : weight}`;
      words.set(word, words.has(word) ? `${words.get(word)},${position}` : position);
    }
  const prefixes = new Set([...words.keys()].flatMap(toPrefixes));
  return [
    ...[...words].map(([word, positions]) => `'${word}':${positions}`),
    ...[...prefixes].map((prefix) => `'^${prefix}'`),
  ].join(' ');
}

/**
 * Prefixes of words up to this length are indexed as words with a leading `^`, since thousands of words begin with
 * them.
 */
const PREFIX_LENGTH = 3;

const isPrefix = (text: string): boolean => text.length <= PREFIX_LENGTH && /^[a-z\d]+$/.test(text);

const toPrefixes = (word: string): string[] =>
  Array.from({ length: Math.min(PREFIX_LENGTH, word.length) }, (_, index) => word.slice(0, index + 1)).filter(
    isPrefix,
  );

const toWords = (text: string): string[] =>
  (
    fold(text)
      .replace(/[æœß]/g, (letter) => LIGATURES[letter] ?? letter)
      .match(WORD) ?? []
  ).map((word) => word.slice(0, MAX_WORD_LENGTH).toWellFormed());

/** Matches at the start of a word. The term contains only letters and digits. */
function findTerm(term: string, text: string): number | undefined {
  return new RegExp(`(?<![\\p{L}\\p{N}])${term}`, 'u').exec(text)?.index;
}

/** Preserves the length of nearly every text, so that offsets apply to the original. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øđłı]/g, (letter) => LETTERS[letter] ?? letter);

/** Letters that do not decompose into a letter and an accent, with the letters typed instead. */
const LETTERS: Readonly<Record<string, string>> = { ø: 'o', đ: 'd', ł: 'l', ı: 'i' };
const LIGATURES: Readonly<Record<string, string>> = { æ: 'ae', œ: 'oe', ß: 'ss' };
