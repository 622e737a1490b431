// What has the visitor said yes to, and which word of a template belongs to which kind?
import type { ConsentState } from '../ports';

/** 1 necessary, 2 functional (statistics among them), 3 advertising. */
export type ConsentCategory = 1 | 2 | 3;

/** A comma list of categories beside the documented cookie, only there while the yes is for some of them. */
export const CATEGORIES_COOKIE = 'ss_cookieCategories';

export interface ConsentStatus {
  readonly state: ConsentState;
  /** What a yes is for; undefined for everything. */
  readonly categories?: readonly ConsentCategory[] | undefined;
}

/** A word of `data-consent`. What is unknown is functional: it waits. */
export function toConsentCategory(word: string): ConsentCategory {
  if (/^(1$|necess|essent)/i.test(word)) return 1;
  return /^(3$|ad|market|target|social)/i.test(word) ? 3 : 2;
}

/** May something that says it is all of this (`"analytics marketing"`) happen? */
export const isAllowed = (words: string, { state, categories }: ConsentStatus): boolean =>
  words
    .trim()
    .split(/[\s,]+/)
    .map(toConsentCategory)
    .every((category) => category === 1 || (state === 'granted' && (categories?.includes(category) ?? true)));

/** `"2,3"` as a list; undefined for what is no list, which is everything. */
export function parseCategories(text: string | undefined): readonly ConsentCategory[] | undefined {
  const found = text?.match(/[123]/g)?.map(Number) as ConsentCategory[] | undefined;
  return found?.length ? found : undefined;
}
