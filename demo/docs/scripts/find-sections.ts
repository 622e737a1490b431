// Finds sections of the documentation that contain all words of a query, the best first.

/** A section: address with fragment, title of the page, heading (empty before the first one) and text. */
export type IndexedSection = readonly [href: string, title: string, heading: string, text: string];

export interface FoundSection {
  readonly href: string;
  readonly title: string;
  readonly heading: string;
  /** Around the first word that the text contains: alternately plain and found text. */
  readonly excerpt: readonly string[];
}

const MAX_RESULTS = 20;
/** Characters before and after the first word. */
const EXCERPT = [60, 120] as const;

/** Lower case, without accents: `Café` is found by `cafe`. */
const fold = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

export const toWords = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

export function findSections(index: readonly IndexedSection[], query: string): FoundSection[] {
  const words = toWords(query);
  if (words.length === 0) return [];
  return index
    .map((section) => ({ section, score: rate(section, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_RESULTS)
    .map(({ section: [href, title, heading, text] }) => ({
      href,
      title,
      heading,
      excerpt: excerptOf(text, words),
    }));
}

/** 0 unless each word is there; words of headings and beginnings of words count more. */
function rate([, title, heading, text]: IndexedSection, words: readonly string[]): number {
  const places = [
    [fold(title), heading ? 4 : 12],
    [fold(heading), 8],
    [fold(text), 1],
  ] as const;
  let sum = 0;
  for (const word of words) {
    const scores = places.map(([place, weight]) =>
      place.includes(word) ? weight * (` ${place}`.includes(` ${word}`) ? 2 : 1) : 0,
    );
    const best = Math.max(...scores);
    if (best === 0) return 0;
    sum += best;
  }
  return sum;
}

function excerptOf(text: string, words: readonly string[]): string[] {
  const folded = fold(text);
  // Folding keeps positions where it keeps the length.
  const searched = folded.length === text.length ? folded : text.toLowerCase();
  const first = Math.min(...words.map((word) => searched.indexOf(word)).filter((at) => at >= 0), text.length);
  const at = first === text.length ? 0 : first;
  const start = at <= EXCERPT[0] ? 0 : text.lastIndexOf(' ', at - EXCERPT[0]) + 1;
  const part = text.slice(start, at + EXCERPT[1]);
  const pattern = new RegExp(`(${words.map(escapePattern).join('|')})`, 'i');
  return `${start > 0 ? '… ' : ''}${part}${at + EXCERPT[1] < text.length ? ' …' : ''}`.split(pattern);
}

const escapePattern = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
