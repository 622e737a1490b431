// Consent categories and their names in `data-consent`.
import type { ConsentState } from '../shared/ports';

/** 1 necessary, 2 functional (including statistics), 3 advertising. */
export type ConsentCategory = 1 | 2 | 3;

/** Cookie with a comma-separated list of the accepted categories. Exists only if not all are accepted. */
export const CATEGORIES_COOKIE = 'ss_cookieCategories';

export interface ConsentStatus {
  readonly state: ConsentState;
  /** Accepted categories; undefined means all. */
  readonly categories?: readonly ConsentCategory[] | undefined;
}

/** Unknown names are treated as functional, so that they require consent. */
export function toConsentCategory(name: string): ConsentCategory {
  if (/^(1$|necess|essent)/i.test(name)) return 1;
  return /^(3$|ad|market|target|social)/i.test(name) ? 3 : 2;
}

/** Whether all of the given categories (`"analytics marketing"`) are allowed. */
export const isAllowed = (names: string, { state, categories }: ConsentStatus): boolean =>
  names
    .trim()
    .split(/[\s,]+/)
    .map(toConsentCategory)
    .every((category) => category === 1 || (state === 'granted' && (categories?.includes(category) ?? true)));

/** Parses `"2,3"`; undefined, meaning all, for anything else. */
export function parseCategories(text: string | undefined): readonly ConsentCategory[] | undefined {
  const found = text?.match(/[123]/g)?.map(Number) as ConsentCategory[] | undefined;
  return found?.length ? found : undefined;
}
