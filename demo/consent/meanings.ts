// What is a cookie, a key or a call of this site good for, and does it need consent?

export interface Meaning {
  readonly about: string;
  readonly isOptional: boolean;
}

const necessary = (about: string): Meaning => ({ about, isOptional: false });
const optional = (about: string): Meaning => ({ about, isOptional: true });

const KEPT: readonly [RegExp, Meaning][] = [
  [/^ss_cookie/, necessary('Your answer, for 30 days')],
  [/^crumb$/, necessary('Keeps others from sending forms in your name')],
  [/^CART$|cart/i, necessary('What you have put into the cart')],
  [/^site-(form-)?outbox/, necessary('A form you have sent that is still on its way')],
  [/^ss_cvr$/, optional('Recognises your next visit, for two years')],
  [/^ss_cvt$/, optional('The visit, for half an hour')],
  [/^ss_analytics_id$/, optional('Joins what you do here, for 390 days')],
  [/^site-(events|hits)/, optional('What waits to be sent')],
  [/^site-/, optional('The session of your visit')],
  [/^_/, optional('Left by the example of a tag')],
];

const CALLS: readonly [RegExp, Meaning][] = [
  [/^\/api\/crumb/, necessary('Fetches the token of forms')],
  [/^\/api\/consent\//, necessary('Leaves the receipt of your answer')],
  [/^\/api\/commerce\//, necessary('Asks for your cart')],
  [/^\/api\/census\//, optional('Counts the page view')],
  [/^\/api\/track\//, optional('Tells of the visit')],
  [/^\/api\/.*(event|trace|performance|error)/i, optional('Tells how the page is used and how it does')],
  [/^\/api\//, necessary('A call of the page')],
  [/^\/consent\/tags\//, optional('A tag of somebody else')],
];

export const aboutKept = (name: string): Meaning =>
  KEPT.find(([pattern]) => pattern.test(name))?.[1] ?? optional('Not known to this page');

/** Undefined for files of the page itself. */
export const aboutCall = (path: string): Meaning | undefined =>
  CALLS.find(([pattern]) => pattern.test(path))?.[1];
