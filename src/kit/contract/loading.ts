// Loading strategy of an element: when the loader fetches its script.

/**
 * - `eager`: as soon as the loader finds the element.
 * - `visible`: when it comes near the viewport, once the page has loaded.
 * - `moving`: like `visible`, but after the first user activity or a few idle seconds, because it moves automatically.
 * - `intent`: when the user points at it, focuses it or presses a key in it. Its HTML works without the script.
 * - `keyboard`: like `intent`, and on the first Tab key on the page, because its script adds tab stops.
 */
export type LoadingStrategy = 'eager' | 'visible' | 'moving' | 'intent' | 'keyboard';

/** Chooses the strategy for one element from its attributes and children. */
export type LoadingRule = (element: Element) => LoadingStrategy;

/** The loader's part of a contract. Keep it small: every page loads it. */
export interface ElementLoading {
  /** Without a rule, the style sheet does all the work and nothing is fetched unless the element has `loading="eager"`. */
  readonly strategy?: LoadingRule;
  /** Selector of elements anywhere on the page whose clicks belong to this element, such as a "cookie settings" button. */
  readonly triggers?: string;
  /** Event on the document that loads the element if it is on the page. */
  readonly wakeOn?: string;
  /** Images without a source, as in the markup of site builders, are loaded before the element's script. */
  readonly hasImages?: true;
  /** The element does not use React, so the loader does not fetch the shared runtime with it. */
  readonly standalone?: true;
}

/** Reads a boolean attribute (or its `data-` alias) before the upgrade, by the same rules as `flag`. */
export function isFlagOn(element: Element, name: string): boolean {
  const own = element.getAttribute(name);
  if (own !== null) return !/^\s*(false|0|no|off)\s*$/i.test(own);
  return /^\s*(true|1|yes|on)\s*$/i.test(element.getAttribute(`data-${name}`) ?? '');
}

/** Rule for elements that are invisible until their `open` attribute is set. */
export const loadWhenOpen: LoadingRule = (element) => (isFlagOn(element, 'open') ? 'eager' : 'intent');

/** Links that a lightbox may open: videos, image files and empty links. The element itself decides after the upgrade. */
export const MEDIA_LINK_SELECTOR =
  ':is([data-type=video],[href="#"],[href*=".jp"],[href*=".png"],[href*=".webp"],[href*=".gif"])';

/** Whether options are written as JSON, which only the element's script parses. */
export const hasJsonOptions = (element: Element): boolean =>
  element.hasAttribute('options') ||
  element.querySelector(':scope > script[type="application/json"]') !== null;

/** Loading of elements with a link or form that works without script; if there is none, the script creates it. */
export const linkOrFormLoading: ElementLoading = {
  strategy: (element) => (element.querySelector('a[href], form') ? 'intent' : 'visible'),
  standalone: true,
};

/** Loading of elements that have only styles; scripts of the page load them to use their properties. */
export const styleOnlyLoading: ElementLoading = { standalone: true };
