// Purpose of each cookie, storage key and request of this site, and whether it needs consent.

export interface Purpose {
  readonly about: string;
  readonly isOptional: boolean;
}

const necessary = (about: string): Purpose => ({ about, isOptional: false });
const optional = (about: string): Purpose => ({ about, isOptional: true });

const KEPT: readonly [RegExp, Purpose][] = [
  [/^ss_cookie/, necessary('Your choice, for 30 days')],
  [/^crumb$/, necessary('Prevents other sites from submitting forms in your name')],
  [/^CART$|cart/i, necessary('Items in your cart')],
  [/^site-(no-|reloaded)/, necessary('What this page does not need to retry')],
  [/^site-(form-)?outbox/, necessary('A submitted form that has not been delivered yet')],
  [/^ss_cvr$/, optional('Recognizes your next visit, for two years')],
  [/^ss_cvt$/, optional('The current visit, for half an hour')],
  [/^ss_analytics_id$/, optional('Connects your visits, for 390 days')],
  [/^site-(events|hits)/, optional('Events that have not been sent yet')],
  [/^site-/, optional('The session of your visit')],
  [/^_/, optional('Set by the example tag')],
];

const CALLS: readonly [RegExp, Purpose][] = [
  [/^\/api\/crumb/, necessary('Requests the token for forms')],
  [/^\/api\/consent\//, necessary('Stores the receipt of your choice')],
  [/^\/api\/commerce\//, necessary('Requests your cart')],
  [/^\/api\/census\//, optional('Counts the page view')],
  [/^\/api\/track\//, optional('Reports the visit')],
  [/^\/api\/.*(event|trace|performance|error)/i, optional('Reports usage and performance')],
  [/^\/api\//, necessary('Required by the page')],
  [/^\/consent\/tags\//, optional('Third-party tag')],
];

export const describeEntry = (name: string): Purpose =>
  KEPT.find(([pattern]) => pattern.test(name))?.[1] ?? optional('Unknown');

/** Undefined for files of the page. */
export const describeCall = (path: string): Purpose | undefined =>
  CALLS.find(([pattern]) => pattern.test(path))?.[1];
