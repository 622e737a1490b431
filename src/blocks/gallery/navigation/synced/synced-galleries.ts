// Registry of the galleries of the page, and which of them show the same slide (`linked-galleries`).
import { matchesSelector } from '../../content/page-selectors';
import type { SyncedGalleryState } from '../../motion/motion.model';

/** A gallery of the page, as far as others need it. */
export interface SyncedGallery extends SyncedGalleryState {
  readonly host: HTMLElement;
  /** Selectors of the galleries that follow this one. */
  readonly selectors: string;
  syncTo(index: number): void;
}

const galleries = new Set<SyncedGallery>();
const listeners = new Set<() => void>();

/** @returns unregisters the gallery */
export function registerGallery(gallery: SyncedGallery): () => void {
  galleries.add(gallery);
  for (const listener of listeners) listener();
  return () => {
    galleries.delete(gallery);
    for (const listener of listeners) listener();
  };
}

/** Calls the listener when galleries are registered or unregistered. @returns unsubscribes */
export function subscribeToGalleries(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** All galleries that are connected with this one, directly or through others. */
export function getSyncedGalleries(host: HTMLElement): SyncedGallery[] {
  const found = new Set([...galleries].filter((gallery) => gallery.host === host));
  for (const gallery of found)
    for (const candidate of galleries)
      if (selects(gallery, candidate) || selects(candidate, gallery)) found.add(candidate);
  return [...found].filter((gallery) => gallery.host !== host);
}

/** Whether another gallery leads this one (GAL-063). Of two that select each other, the first in the document leads. */
export function isFollower(host: HTMLElement): boolean {
  const own = [...galleries].find((gallery) => gallery.host === host);
  return getSyncedGalleries(host).some(
    (gallery) => selects(gallery, own) && !(selects(own, gallery) && precedes(host, gallery.host)),
  );
}

const selects = (gallery: SyncedGallery | undefined, candidate: SyncedGallery | undefined): boolean =>
  gallery !== undefined &&
  candidate !== undefined &&
  gallery !== candidate &&
  gallery.selectors !== '' &&
  matchesSelector(candidate.host, gallery.selectors);

const precedes = (first: Node, second: Node): boolean =>
  (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
