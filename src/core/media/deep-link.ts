// How does the address of a page name a slide of a gallery? `#itemId=<id or url of the slide>`, or the path itself.

/** What names a slide: `data-slide-id` and `data-slide-url`; empty without one. */
export interface Linkable {
  readonly id: string;
  readonly url: string;
}

const NAME = 'itemId';

/** The item that a hash names; empty when it names none. Other parts of the hash, joined by `&`, do not matter. */
export function itemIdOf(hash: string): string {
  const part = partsOf(hash).find(isItem);
  return part === undefined ? '' : decoded(part.slice(NAME.length + 1));
}

/** The hash without its item; empty or with `#` (GAL-079). */
export function withoutItemId(hash: string): string {
  const rest = partsOf(hash).filter((part) => !isItem(part));
  return rest.length === 0 ? '' : `#${rest.join('&')}`;
}

/** What the address calls a slide: its id, else its url (GAL-076). */
export const itemValueOf = ({ id, url }: Linkable): string => id || url;

/** Place of the slide that an item of the hash names, by id or url (GAL-079); -1 when there is none. */
export function findItem(item: string, slides: readonly Linkable[]): number {
  if (!item) return -1;
  const byId = slides.findIndex(({ id }) => id === item);
  return byId >= 0 ? byId : slides.findIndex(({ url }) => url === item);
}

/**
 * Place of the slide that the path of the page names; -1 when there is none (GAL-075). The path is the address of the
 * slide, or ends in it where that is relative, or ends in the id of the slide.
 */
export function findByPath(path: string, slides: readonly Linkable[]): number {
  const here = trimmed(decoded(path));
  if (!here) return -1;
  const byUrl = slides.findIndex(({ url }) => isAddressOf(url, here));
  return byUrl >= 0 ? byUrl : slides.findIndex(({ id }) => id !== '' && here.endsWith(`/${id}`));
}

/**
 * The address that names an item under the full URL of its collection, which gets a trailing slash (GAL-076, GAL-077).
 * @param page the address of the page; it stays, query included, where no URL of the same site is given
 * @param collectionUrl empty when not known
 * @param item empty for the address without an item
 */
export function itemAddress(page: string, collectionUrl: string, item: string): string {
  const address = new URL(page);
  const collection =
    collectionUrl && URL.canParse(collectionUrl, page) ? new URL(collectionUrl, page) : address;
  // The history of a page cannot hold addresses of other sites.
  if (collection !== address && collection.origin === address.origin)
    address.pathname = collection.pathname.replace(/\/*$/, '/');
  const rest = withoutItemId(address.hash).slice(1);
  address.hash = [rest, item && `${NAME}=${encodeURIComponent(item.toWellFormed())}`]
    .filter(Boolean)
    .join('&');
  return address.href;
}

const partsOf = (hash: string): string[] => hash.replace(/^#/, '').split('&').filter(Boolean);
const isItem = (part: string): boolean => part.startsWith(`${NAME}=`);

/** Absolute addresses and paths have to be the whole path, others its end. */
function isAddressOf(url: string, path: string): boolean {
  if (!url) return false;
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(url))
    return URL.canParse(url, 'http://x') && trimmed(decoded(new URL(url, 'http://x').pathname)) === path;
  const written = trimmed(decoded(url.replace(/[?#].*$/, '')));
  return written !== '' && (written.startsWith('/') ? path === written : path.endsWith(`/${written}`));
}

const trimmed = (path: string): string => path.replace(/\/+$/, '');

/** Text with percent signs that mean nothing stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
