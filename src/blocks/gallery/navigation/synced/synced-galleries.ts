// Which galleries of the page stand at the same slide?

import { matches } from '../../content/page-selectors';
import type { SyncedGalleryState } from '../../motion/motion.model';

/** A gallery in the page, as far as others need it. */
export interface SyncedGallery extends SyncedGalleryState {
  readonly host: HTMLElement;
  /** Selectors of the galleries that it takes along. */
  readonly links: string;
  syncTo(index: number): void;
}

const galleries = new Set<SyncedGallery>();
const listeners = new Set<() => void>();

/** The gallery is there, until the answer is called. */
export function registerGallery(peer: SyncedGallery): () => void {
  galleries.add(peer);
  for (const changed of listeners) changed();
  return () => {
    galleries.delete(peer);
    for (const changed of listeners) changed();
  };
}

/** Calls back when galleries come or go. */
export function subscribeToGalleries(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** All that stand at the same slide as this gallery, over any number of links, without itself. */
export function getSyncedGalleries(host: HTMLElement): SyncedGallery[] {
  const found = new Set([...galleries].filter((peer) => peer.host === host));
  for (const one of found)
    for (const other of galleries) if (selects(one, other) || selects(other, one)) found.add(other);
  return [...found].filter((peer) => peer.host !== host);
}

/** Does another gallery lead this one (GAL-063)? Of two that name each other the first in the page leads. */
export function isFollower(host: HTMLElement): boolean {
  const own = [...galleries].find((peer) => peer.host === host);
  return getSyncedGalleries(host).some(
    (other) => selects(other, own) && !(selects(own, other) && precedes(host, other.host)),
  );
}

const selects = (one: SyncedGallery | undefined, other: SyncedGallery | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  one !== other &&
  one.links !== '' &&
  matches(other.host, one.links);

const precedes = (one: Node, other: Node): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
