// When does an element that the page only shows as HTML need its script? Used by contracts and by the loader.

/**
 * - `now`: at once (services; a banner that must ask).
 * - `visible`: near the viewport, once the visitor has given a sign of life or the page has been idle for a while.
 * - `intent`: when the visitor points at it, focuses it or presses a key in it; its HTML does the job until then.
 * - `tab`: as `intent`, and when the visitor goes through the page by Tab: what it holds is a stop only by its script.
 */
export type LoadingStrategy = 'now' | 'visible' | 'intent' | 'tab';

/** Decides for one element from its attributes and children. Must be tiny: it travels with the loader. */
export type LoadingRule = (element: Element) => LoadingStrategy;

/** Is the boolean attribute (or its `data-` alias) of this not yet upgraded element on? (As `flag` reads it.) */
export function isFlagOn(element: Element, name: string): boolean {
  const own = element.getAttribute(name);
  if (own !== null) return !/^\s*(false|0|no|off)\s*$/i.test(own);
  return /^\s*(true|1|yes|on)\s*$/i.test(element.getAttribute(`data-${name}`) ?? '');
}

/** For what is shown while it is open: closed, there is nothing to see. */
export const loadWhenOpen: LoadingRule = (element) => (isFlagOn(element, 'open') ? 'now' : 'intent');

/** What opens in place once there is a script: a video, a link to the file of a picture or to nowhere. Roughly: it looks again. */
export const MEDIA_LINK_SELECTOR =
  ':is([data-type=video],[href="#"],[href*=".jp"],[href*=".png"],[href*=".webp"],[href*=".gif"])';

/** Are options given as JSON, which only the element itself can read? */
export const hasJsonOptions = (element: Element): boolean =>
  element.hasAttribute('options') ||
  element.querySelector(':scope > script[type="application/json"]') !== null;
