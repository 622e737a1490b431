// Deep links to a slide: `#itemId=<id or URL of the slide>` in the hash, or the path of the page.

/** Identifies a slide by `data-slide-id` and `data-slide-url`; empty if not set. */
export interface LinkableSlide {
  readonly id: string;
  readonly url: string;
}

const PARAMETER = 'itemId';

/** The item in a hash; empty if there is none. Other parameters of the hash are ignored. */
export function parseItemId(hash: string): string {
  const part = splitHash(hash).find(isItemParameter);
  return part === undefined ? '' : safeDecode(part.slice(PARAMETER.length + 1));
}

/** The hash without the item, either empty or with a leading `#` (GAL-079). */
export function removeItemId(hash: string): string {
  const parameters = splitHash(hash).filter((part) => !isItemParameter(part));
  return parameters.length === 0 ? '' : `#${parameters.join('&')}`;
}

/** The key of a slide in a URL: its id or else its URL (GAL-076). */
export const getItemKey = ({ id, url }: LinkableSlide): string => id || url;

/** Index of the slide with this id or URL (GAL-079); -1 if there is none. */
export function findSlideByKey(key: string, slides: readonly LinkableSlide[]): number {
  if (!key) return -1;
  const byId = slides.findIndex(({ id }) => id === key);
  return byId >= 0 ? byId : slides.findIndex(({ url }) => url === key);
}

/**
 * Index of the slide that the path of the page points to; -1 if there is none (GAL-075). The path must equal the URL of
 * the slide, end with it if it is relative, or end with the id of the slide.
 */
export function findSlideByPath(path: string, slides: readonly LinkableSlide[]): number {
  const pagePath = trimTrailingSlash(safeDecode(path));
  if (!pagePath) return -1;
  const byUrl = slides.findIndex(({ url }) => matchesPath(url, pagePath));
  return byUrl >= 0 ? byUrl : slides.findIndex(({ id }) => id !== '' && pagePath.endsWith(`/${id}`));
}

/**
 * The URL of an item below the full URL of its collection, which gets a trailing slash (GAL-076, GAL-077).
 * @param pageUrl kept, including the query, unless a collection of the same origin is given
 * @param collectionUrl empty if unknown
 * @param key empty for the URL without an item
 */
export function buildItemUrl(pageUrl: string, collectionUrl: string, key: string): string {
  const url = new URL(pageUrl);
  const collection =
    collectionUrl && URL.canParse(collectionUrl, pageUrl) ? new URL(collectionUrl, pageUrl) : url;
  // The history API accepts only URLs of the same origin.
  if (collection !== url && collection.origin === url.origin)
    url.pathname = collection.pathname.replace(/\/*$/, '/');
  const otherParameters = removeItemId(url.hash).slice(1);
  url.hash = [otherParameters, key && `${PARAMETER}=${encodeURIComponent(key.toWellFormed())}`]
    .filter(Boolean)
    .join('&');
  return url.href;
}

const splitHash = (hash: string): string[] => hash.replace(/^#/, '').split('&').filter(Boolean);
const isItemParameter = (part: string): boolean => part.startsWith(`${PARAMETER}=`);

/** Absolute URLs and paths must match the whole path, relative ones the end of the path. */
function matchesPath(url: string, path: string): boolean {
  if (!url) return false;
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(url))
    return (
      URL.canParse(url, 'http://x') &&
      trimTrailingSlash(safeDecode(new URL(url, 'http://x').pathname)) === path
    );
  const slidePath = trimTrailingSlash(safeDecode(url.replace(/[?#].*$/, '')));
  return (
    slidePath !== '' && (slidePath.startsWith('/') ? path === slidePath : path.endsWith(`/${slidePath}`))
  );
}

const trimTrailingSlash = (path: string): string => path.replace(/\/+$/, '');

/** Returns text with invalid percent encoding unchanged. */
function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
