/** Full-text matching and ranking for the site search. Pure. */

/** A searchable document. */
export interface SearchDocument {
  title: string;
  /** One-sentence description. */
  description: string;
  /** Full text. */
  text: string;
}

export interface SearchHit<T extends SearchDocument> {
  item: T;
  /** Excerpt around the first matching term. */
  excerpt: string;
}

/** Maximum terms per query; longer queries match nothing. */
const MAX_WORDS = 10;

const MAX_FOUND = 50;

/** Length of an excerpt, and how much of it precedes the term, in characters. */
const EXCERPT = 160;
const BEFORE = 40;

/** Titles weigh most; repeated matches in the text have diminishing weight. */
const WEIGHTS = { title: 10, description: 4, text: 1 } as const;

/** Documents that contain every term, best first; none for an empty query. Ignores case and accents. */
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

/** Score; 0 unless every term matches. */
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

/** Case folding preserves the length of nearly every text, so that offsets apply to the original. */
function excerptOf({ description, text }: SearchDocument, words: readonly string[]): string {
  const folded = fold(text);
  const at = words.map((word) => placeOf(word, folded)).find((place) => place !== undefined);
  if (at === undefined) return description || text.slice(0, EXCERPT);
  const start = at <= BEFORE ? 0 : text.indexOf(' ', at - BEFORE) + 1;
  const piece = text.slice(start, start + EXCERPT).trim();
  return `${start > 0 ? '… ' : ''}${piece}${start + EXCERPT < text.length ? ' …' : ''}`;
}

/** Matches at the start of a word. The term contains letters and digits only. */
function placeOf(word: string, text: string): number | undefined {
  return new RegExp(`(?<![\\p{L}\\p{N}])${word}`, 'u').exec(text)?.index;
}

const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
