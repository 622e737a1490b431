/** How can an owner prove that no consent receipt was changed or left out later? (hash chain per site) */
import type { ConsentReceipt } from '../../core/wire/consent';
import { sha256 } from './signing';
import { canonicalJson } from './submission';

/** One link as it is stored; `seq` counts from 1 without gaps. */
export interface ChainLink {
  seq: number;
  previous: string;
  hash: string;
  receiptId: string;
  receipt: ConsentReceipt;
}

/** The hash before the first link. */
export const CHAIN_START = '0'.repeat(64);

/** The hash of a receipt and of everything before it. */
export function hashLink(link: Omit<ChainLink, 'hash'>): string {
  return sha256(canonicalJson([link.seq, link.previous, link.receiptId, link.receipt]));
}

/** The number of the first link that does not follow from the one before; undefined when the chain is whole. */
export function findBrokenLink(links: readonly ChainLink[]): number | undefined {
  let previous = CHAIN_START;
  for (const [index, link] of links.entries()) {
    if (link.seq !== index + 1 || link.previous !== previous || link.hash !== hashLink(link))
      return index + 1;
    previous = link.hash;
  }
  return undefined;
}
