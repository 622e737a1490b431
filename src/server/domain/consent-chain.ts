/** Hash chain per site that makes changed or deleted consent receipts detectable. */
import type { ConsentReceipt } from '../../core/wire/consent';
import { sha256 } from './signing';
import { canonicalJson } from './submission';

/** A stored link; `seq` counts from 1 without gaps. */
export interface ChainLink {
  seq: number;
  previous: string;
  hash: string;
  receiptId: string;
  receipt: ConsentReceipt;
}

/** Hash that precedes the first link. */
export const CHAIN_START = '0'.repeat(64);

/** Hash of a receipt and of everything before it. */
export function hashLink(link: Omit<ChainLink, 'hash'>): string {
  return sha256(canonicalJson([link.seq, link.previous, link.receiptId, link.receipt]));
}

/**
 * Number of the first link that does not match its predecessor; undefined if the chain is intact.
 * @internal for audits of the receipts; no route uses it
 */
export function findBrokenLink(links: readonly ChainLink[]): number | undefined {
  let previous = CHAIN_START;
  for (const [index, link] of links.entries()) {
    if (link.seq !== index + 1 || link.previous !== previous || link.hash !== hashLink(link))
      return index + 1;
    previous = link.hash;
  }
  return undefined;
}
