/** Gift cards in a checkout form: the accepted ones, and the one just typed. */
import { acceptsGiftCards, splitTotal } from '../domain/gift-card';
import type { Deps } from '../http/context';
import { GiftCardProblem, readGiftCards } from '../orders/gift-cards';
import type { GiftCardForm } from '../pages/checkout-page';
import type { Checkout } from './checkout-service';

export interface EnteredGiftCards {
  /** Cards accepted before, except one that is being removed. */
  applied: readonly string[];
  typed: string;
}

/** Reads the fields `giftCards`, `giftCard` and the button `removeCard`. */
export function readEnteredGiftCards(body: Readonly<Record<string, string>>): EnteredGiftCards {
  const applied = (body.giftCards ?? '').split(' ').filter((code) => code && code !== body.removeCard);
  return { applied, typed: (body.giftCard ?? '').trim() };
}

export const getCodes = ({ applied, typed }: EnteredGiftCards): string[] =>
  typed ? [...applied, typed] : [...applied];

/** How much the cards pay; a rejected code stays in the field. Undefined if the purchase accepts none. */
export async function resolveGiftCards(
  deps: Deps,
  { cart, kind }: Checkout,
  entered: EnteredGiftCards,
): Promise<GiftCardForm | undefined> {
  if (!acceptsGiftCards(kind)) return undefined;
  const resolve = async (codes: readonly string[]): Promise<GiftCardForm> => {
    const cards = await readGiftCards(deps, codes, { kind });
    const split = splitTotal(cart.subtotalCents, cards, deps.payments[0].getLimits(deps.site.currency).min);
    return { ...split, typed: '', error: '' };
  };
  try {
    return await resolve(getCodes(entered));
  } catch (error) {
    if (!(error instanceof GiftCardProblem)) throw error;
    const rest = await resolve(entered.applied).catch(() => resolve([]));
    return { ...rest, typed: entered.typed, error: error.message };
  }
}
