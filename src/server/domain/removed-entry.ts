/**
 * The entry that a native form has just removed, sealed into the address of the cart page so that the page can offer to
 * undo the removal.
 */

import type { StoredCart, StoredEntry } from './cart';
import { seal, unseal } from './seal';
import type { Secrets } from './signing';

/** Proxies refuse long addresses; an entry with longer texts cannot be restored. */
const MAX_LENGTH = 2000;

/** Bound to the version of the cart after the removal: after the next change, there is nothing to undo. */
const getSeal = (siteId: string, { id, version }: Pick<StoredCart, 'id' | 'version'>) => ({
  purpose: 'removed-entry',
  bound: `${siteId}/${id}/${version}`,
});

/** Returns undefined if the result would be too long. */
export function sealRemoved(
  secrets: Secrets,
  siteId: string,
  { cart, entry }: { cart: Pick<StoredCart, 'id' | 'version'>; entry: StoredEntry },
  random: (bytes: number) => Uint8Array,
): string | undefined {
  const sealed = seal(secrets, getSeal(siteId, cart), Buffer.from(JSON.stringify(entry)), random);
  return sealed.length > MAX_LENGTH ? undefined : sealed;
}

/** Returns undefined if the value was changed, or sealed for another cart or another version of it. */
export function unsealRemoved(
  secrets: Secrets,
  siteId: string,
  cart: Pick<StoredCart, 'id' | 'version'>,
  sealed: string,
): StoredEntry | undefined {
  const bytes = unseal(secrets, getSeal(siteId, cart), sealed);
  return bytes && (JSON.parse(Buffer.from(bytes).toString()) as StoredEntry);
}
