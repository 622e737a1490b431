// How does the address of a page name a slide of a gallery? `#itemId=<id or url of the slide>`, or the path itself.

/** What names a slide: `data-slide-id` and `data-slide-url`; empty without one. */
export interface LinkableSlide {
  readonly id: string;
  readonly url: string;
}

const PARAMETER = 'itemId';

/** The item that a hash names; empty when it names none. Other parts of the hash, joined by `&`, do not matter. */
export function parseItemId(hash: string): string {
  const part = splitHash(hash).find(isItemParameter);
  return part === undefined ? '' : safeDecode(part.slice(PARAMETER.length + 1));
}

/** The hash without its item; empty or with `#` (GAL-079). */
export function removeItemId(hash: string): string {
  const rest = splitHash(hash).filter((part) => !isItemParameter(part));
  return rest.length === 0 ? '' : `#${rest.join('&')}`;
}

/** What the address calls a slide: its id, else its url (GAL-076). */
export const getItemKey = ({ id, url }: LinkableSlide): string => id || url;

/** Place of the slide that an item of the hash names, by id or url (GAL-079); -1 when there is none. */
export function findSlideByKey(item: string, slides: readonly LinkableSlide[]): number {
  if (!item) return -1;
  const byId = slides.findIndex(({ id }) => id === item);
  return byId >= 0 ? byId : slides.findIndex(({ url }) => url === item);
}

/**
 * Place of the slide that the path of the page names; -1 when there is none (GAL-075). The path is the address of the
 * slide, or ends in it where that is relative, or ends in the id of the slide.
 */
export function findSlideByPath(path: string, slides: readonly LinkableSlide[]): number {
  const here = trimTrailingSlash(safeDecode(path));
  if (!here) return -1;
  const byUrl = slides.findIndex(({ url }) => matchesPath(url, here));
  return byUrl >= 0 ? byUrl : slides.findIndex(({ id }) => id !== '' && here.endsWith(`/${id}`));
}

/**
 * The address that names an item under the full URL of its collection, which gets a trailing slash (GAL-076, GAL-077).
 * @param page the address of the page; it stays, query included, where no URL of the same site is given
 * @param collectionUrl empty when not known
 * @param item empty for the address without an item
 */
export function buildItemUrl(page: string, collectionUrl: string, item: string): string {
  const address = new URL(page);
  const collection =
    collectionUrl && URL.canParse(collectionUrl, page) ? new URL(collectionUrl, page) : address;
  // The history of a page cannot hold addresses of other sites.
  if (collection !== address && collection.origin === address.origin)
    address.pathname = collection.pathname.replace(/\/*$/, '/');
  const rest = removeItemId(address.hash).slice(1);
  address.hash = [rest, item && `${PARAMETER}=${encodeURIComponent(item.toWellFormed())}`]
    .filter(Boolean)
    .join('&');
  return address.href;
}

const splitHash = (hash: string): string[] => hash.replace(/^#/, '').split('&').filter(Boolean);
const isItemParameter = (part: string): boolean => part.startsWith(`${PARAMETER}=`);

/** Absolute addresses and paths have to be the whole path, others its end. */
function matchesPath(url: string, path: string): boolean {
  if (!url) return false;
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(url))
    return (
      URL.canParse(url, 'http://x') &&
      trimTrailingSlash(safeDecode(new URL(url, 'http://x').pathname)) === path
    );
  const written = trimTrailingSlash(safeDecode(url.replace(/[?#].*$/, '')));
  return written !== '' && (written.startsWith('/') ? path === written : path.endsWith(`/${written}`));
}

const trimTrailingSlash = (path: string): string => path.replace(/\/+$/, '');

/** Text with percent signs that mean nothing stays as it is. */
function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
