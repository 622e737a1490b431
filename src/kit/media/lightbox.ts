// Opens the lightbox of the page: finds or creates the element, assigns the set of items and loads the script.
import { ensureElement } from '../element/dependencies';
import { warn } from '../element/warn';

/** An image or video with its texts and theme (LBX-014). */
export interface LightboxItem {
  /** Empty if the page does not set one. */
  readonly id: string;
  readonly kind: 'image' | 'video';
  /** Element in the page from which the item expands, which receives the focus afterwards and contains the video markup. */
  readonly element: Element | null;
  readonly title: string;
  readonly description: string;
  readonly alt: string;
  /** URL of the full-size image, or of the video. */
  readonly src: string;
  readonly srcset: string;
  /** Size of the full-size image in px; 0 when unknown. */
  readonly width: number;
  readonly height: number;
  /** Empty to use the theme of the set. */
  readonly theme: LightboxTheme | '';
}

export type LightboxTheme = 'light' | 'dark';

export interface LightboxSet {
  readonly items: readonly LightboxItem[];
  /** Index of the first item to show. */
  readonly index: number;
  readonly theme: LightboxTheme;
  /** Accessible name of the dialog; empty to use the lightbox's own label. */
  readonly label: string;
  /** Returns the page URL with an item id, or without an item for an empty id. null leaves the URL unchanged. */
  readonly deepLink: ((id: string) => string) | null;
  /** Called with the index of each item shown. */
  readonly onChange?: (index: number) => void;
}

/** Each item is read when the lightbox needs it: a gallery may have thousands, and a press must not wait for them. */
export type LightboxRequest = Omit<LightboxSet, 'items'> & {
  readonly items: readonly (() => LightboxItem)[];
};

type LightboxElement = HTMLElement & { set: LightboxRequest | null };

const TAG = 'site-lightbox';

/**
 * Loads the script of the lightbox and renders it closed, for example when the visitor points at a trigger, so that a press
 * only has to open it.
 */
export function preloadLightbox(): void {
  void ensureElement(TAG).then((isLoaded) => {
    if (isLoaded) insert(getLightbox(document));
  });
}

/** The first lightbox that is not in a hidden part of the page, such as another tab, or a new one. */
const getLightbox = (page: Document): LightboxElement =>
  page.querySelector<LightboxElement>(`${TAG}:not([hidden] *, details:not([open]) *)`) ??
  (page.createElement(TAG) as LightboxElement);

/** Takes no space in the page while it is closed. */
function insert(lightbox: LightboxElement): void {
  if (!lightbox.isConnected) lightbox.ownerDocument.body.append(lightbox);
}

/**
 * Opens the set in the lightbox of the page. Appends a lightbox to the body if there is none.
 * @param trigger the activated element
 * @returns false if the set is empty or the browser does not support the lightbox; do not prevent the default action then
 */
export function openLightbox(trigger: Element, set: LightboxRequest): boolean {
  if (set.items.length === 0 || !isSupported()) return false;
  const lightbox = getLightbox(trigger.ownerDocument);
  // Also where a part of the page has a language of its own.
  lightbox.lang = trigger.closest<HTMLElement>('[lang]')?.lang || lightbox.lang;
  lightbox.set = set;
  insert(lightbox);
  const cancel = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') lightbox.set = null;
  };
  addEventListener('keydown', cancel);
  void ensureElement(TAG).then((isLoaded) => {
    removeEventListener('keydown', cancel);
    if (!isLoaded && lightbox.set) fallBackToLink(lightbox, trigger);
  });
  return true;
}

/** The lightbox needs `<dialog>`. The warning is the documented one (LBX-016). */
function isSupported(): boolean {
  const hasModal = typeof HTMLDialogElement !== 'undefined' && 'showModal' in HTMLDialogElement.prototype;
  if (!hasModal) warn(TAG, 'lightboxify is not available in this tier!');
  return hasModal;
}

/** Follows the link of the trigger if the script could not be loaded. */
function fallBackToLink(lightbox: LightboxElement, trigger: Element): void {
  lightbox.set = null;
  const link = trigger.closest<HTMLAnchorElement>('a[href]');
  if (link) location.assign(link.href);
}
