/** What fits the words of a visitor, and how well? Pure. */

/** Something that can be found. */
export interface SearchDocument {
  title: string;
  /** One sentence. */
  description: string;
  /** All of its words. */
  text: string;
}

export interface SearchHit<T extends SearchDocument> {
  item: T;
  /** A piece of its text with the first of the words in it. */
  excerpt: string;
}

/** Words of one question; a longer one is no question. */
const MAX_WORDS = 10;

const MAX_FOUND = 50;

/** Characters of an excerpt, and how many of them stand before the word. */
const EXCERPT = 160;
const BEFORE = 40;

/** Title counts most; text with a hundred hits is not a hundred times as good. */
const WEIGHTS = { title: 10, description: 4, text: 1 } as const;

/** Whatever has every word, best first; nothing for no words. Case and accents make no difference. */
export function search<T extends SearchDocument>(items: readonly T[], question: string): SearchHit<T>[] {
  const words = toSearchTerms(question);
  if (words.length === 0) return [];
  return items
    .map((item) => ({ item, score: scoreOf(item, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_FOUND)
    .map(({ item }) => ({ item, excerpt: excerptOf(item, words) }));
}

export function toSearchTerms(question: string): string[] {
  const words = fold(question).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)].slice(0, MAX_WORDS);
}

/** 0 unless every word is there. */
function scoreOf(item: SearchDocument, words: readonly string[]): number {
  const parts = (['title', 'description', 'text'] as const).map(
    (part) => [fold(item[part]), WEIGHTS[part]] as const,
  );
  let score = 0;
  for (const word of words) {
    const hits = parts.map(([text, weight]): number => (placeOf(word, text) === undefined ? 0 : weight));
    const best = Math.max(...hits);
    if (best === 0) return 0;
    score += hits.reduce((sum, hit) => sum + hit, 0);
  }
  return score;
}

/** Folding keeps the length of nearly every text, so that places in it are places in the text itself. */
function excerptOf({ description, text }: SearchDocument, words: readonly string[]): string {
  const folded = fold(text);
  const at = words.map((word) => placeOf(word, folded)).find((place) => place !== undefined);
  if (at === undefined) return description || text.slice(0, EXCERPT);
  const start = at <= BEFORE ? 0 : text.indexOf(' ', at - BEFORE) + 1;
  const piece = text.slice(start, start + EXCERPT).trim();
  return `${start > 0 ? '… ' : ''}${piece}${start + EXCERPT < text.length ? ' …' : ''}`;
}

/** Where a word begins with it; it holds letters and digits only. */
function placeOf(word: string, text: string): number | undefined {
  return new RegExp(`(?<![\\p{L}\\p{N}])${word}`, 'u').exec(text)?.index;
}

const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
