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

const MAX_HITS = 50;

/** Length of an excerpt, and how much of it precedes the term, in characters. */
const EXCERPT_LENGTH = 160;
const LEADING_LENGTH = 40;

/** Titles weigh most; repeated matches in the text have diminishing weight. */
const WEIGHTS = { title: 10, description: 4, text: 1 } as const;

/** Documents that contain every term, best first; none for an empty query. Ignores case and accents. */
export function search<T extends SearchDocument>(items: readonly T[], question: string): SearchHit<T>[] {
  const terms = toSearchTerms(question);
  if (terms.length === 0) return [];
  return items
    .map((item) => ({ item, score: computeScore(item, terms) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_HITS)
    .map(({ item }) => ({ item, excerpt: createExcerpt(item, terms) }));
}

export function toSearchTerms(question: string): string[] {
  const terms = normalize(question).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(terms)].slice(0, MAX_WORDS);
}

/** Score; 0 unless every term matches. */
function computeScore(item: SearchDocument, terms: readonly string[]): number {
  const parts = (['title', 'description', 'text'] as const).map(
    (part) => [normalize(item[part]), WEIGHTS[part]] as const,
  );
  let score = 0;
  for (const term of terms) {
    const hits = parts.map(([text, weight]): number => (findTerm(term, text) === undefined ? 0 : weight));
    const best = Math.max(...hits);
    if (best === 0) return 0;
    score += hits.reduce((sum, hit) => sum + hit, 0);
  }
  return score;
}

/** Case folding preserves the length of nearly every text, so that offsets apply to the original. */
function createExcerpt({ description, text }: SearchDocument, terms: readonly string[]): string {
  const folded = normalize(text);
  const at = terms.map((term) => findTerm(term, folded)).find((place) => place !== undefined);
  if (at === undefined) return description || text.slice(0, EXCERPT_LENGTH);
  const start = at <= LEADING_LENGTH ? 0 : text.indexOf(' ', at - LEADING_LENGTH) + 1;
  const excerpt = text.slice(start, start + EXCERPT_LENGTH).trim();
  return `${start > 0 ? '… ' : ''}${excerpt}${start + EXCERPT_LENGTH < text.length ? ' …' : ''}`;
}

/** Matches at the start of a word. The term contains letters and digits only. */
function findTerm(term: string, text: string): number | undefined {
  return new RegExp(`(?<![\\p{L}\\p{N}])${term}`, 'u').exec(text)?.index;
}

const normalize = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
