// How does an element open the one lightbox of the page? It says what to show; the box is found or made, and its
// script fetched.
import { ensureElement } from './element/dependencies';
import { warn } from './element/warn';

/** One thing to look at: what it is, what is said about it, how it is shown (LBX-014). */
export interface LightboxItem {
  /** What the page calls it; empty without a name. */
  readonly id: string;
  readonly kind: 'image' | 'video';
  /** The page's own node: the picture grows out of it, the focus returns to it, video markup is read from it. */
  readonly element: Element | null;
  readonly title: string;
  readonly description: string;
  readonly alt: string;
  /** Of the image in full; of a video, its file if it has one. */
  readonly src: string;
  readonly srcset: string;
  /** Of the image in full, in px; 0 when not known. */
  readonly width: number;
  readonly height: number;
  /** Empty is the theme of the set. */
  readonly theme: LightboxTheme | '';
}

export type LightboxTheme = 'light' | 'dark';

export interface LightboxSet {
  readonly items: readonly LightboxItem[];
  /** The one to begin with, from 0. */
  readonly index: number;
  readonly theme: LightboxTheme;
  /** Names the dialog; empty is the lightbox's own label. */
  readonly label: string;
  /**
   * The address of the page while an item is shown, from its id; without an item for an empty id.
   * null leaves the address alone.
   */
  readonly deepLink: ((id: string) => string) | null;
  /** Told which item is shown, so that what opened it can show it, too. */
  readonly onChange?: (index: number) => void;
}

type LightboxElement = HTMLElement & { set: LightboxSet | null };

const TAG = 'site-lightbox';

/** Fetches the script of the lightbox; for when somebody points at a thing that opens one. */
export const preloadLightbox = (): void => void ensureElement(TAG);

/**
 * Shows the set in the lightbox of the page, the one that the page wrote or one at the end of its body.
 * @param opener what was pressed
 * @returns false where there is nothing to show or no lightbox can be: let HTML do what it does
 */
export function openLightbox(opener: Element, set: LightboxSet): boolean {
  if (set.items.length === 0 || !isSupported()) return false;
  const owner = opener.ownerDocument;
  const box = owner.querySelector<LightboxElement>(TAG) ?? (owner.createElement(TAG) as LightboxElement);
  box.set = set;
  if (!box.isConnected) owner.body.append(box);
  void ensureElement(TAG).then((came) => came || fallBackToLink(box, opener));
  return true;
}

/** A lightbox is a modal dialog; where the browser has none, it says so in the documented words (LBX-016). */
function isSupported(): boolean {
  const isThere = typeof HTMLDialogElement !== 'undefined' && 'showModal' in HTMLDialogElement.prototype;
  if (!isThere) warn(TAG, 'lightboxify is not available in this tier!');
  return isThere;
}

/** The script could not be had: what was pressed does what it would have done. */
function fallBackToLink(box: LightboxElement, opener: Element): void {
  box.set = null;
  const link = opener.closest<HTMLAnchorElement>('a[href]');
  if (link) location.assign(link.href);
}
