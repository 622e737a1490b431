// Which galleries of the page stand at the same slide?
import type { Neighbour } from '../motion/motion.model';
import { matches } from './selectors';

/** A gallery in the page, as far as others need it. */
export interface Peer extends Neighbour {
  readonly host: HTMLElement;
  /** Selectors of the galleries that it takes along. */
  readonly links: string;
  follow(index: number): void;
}

const peers = new Set<Peer>();
const listeners = new Set<() => void>();

/** The gallery is there, until the answer is called. */
export function join(peer: Peer): () => void {
  peers.add(peer);
  for (const changed of listeners) changed();
  return () => {
    peers.delete(peer);
    for (const changed of listeners) changed();
  };
}

/** Calls back when galleries come or go. */
export function watchPeers(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** All that stand at the same slide as this gallery, over any number of links, without itself. */
export function linkedTo(host: HTMLElement): Peer[] {
  const found = new Set([...peers].filter((peer) => peer.host === host));
  for (const one of found)
    for (const other of peers) if (takesAlong(one, other) || takesAlong(other, one)) found.add(other);
  return [...found].filter((peer) => peer.host !== host);
}

/** Does another gallery lead this one (GAL-063)? Of two that name each other the first in the page leads. */
export function isLed(host: HTMLElement): boolean {
  const own = [...peers].find((peer) => peer.host === host);
  return linkedTo(host).some(
    (other) => takesAlong(other, own) && !(takesAlong(own, other) && isBefore(host, other.host)),
  );
}

const takesAlong = (one: Peer | undefined, other: Peer | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  one !== other &&
  one.links !== '' &&
  matches(other.host, one.links);

const isBefore = (one: Node, other: Node): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
