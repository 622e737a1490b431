/** Opens the checkout of a product with a subscription plan. */
import { readPlan } from '../../core/commerce/subscription';
import { checkTextValues } from '../../core/commerce/text-fields';
import { findRequestedOffer, getRejection, type Offer, type RequestedItem } from '../domain/cart';
import { describeTextProblem } from '../domain/text-field-problem';
import type { Deps } from '../http/context';
import { HttpError } from '../http/errors';
import { getText } from '../languages/texts';
import { openPurchase } from '../orders/purchase';

/**
 * The path of the checkout; undefined for a product without a plan. Throws like `addToCart`.
 * @param from path of the product's page
 * @param priceOption of the form; here, a product has one plan and no further options
 */
export async function openSubscription(
  deps: Deps,
  item: RequestedItem & { offers: readonly Offer[] },
  from: string | undefined,
  priceOption: string | undefined,
): Promise<string | undefined> {
  const text = getText(deps.site.locale);
  const unavailable = new HttpError(422, text('subscription.unavailable'));
  if (priceOption) throw unavailable;
  if (!item.offers[0]?.plan) return undefined;
  const offer = findRequestedOffer(item.offers, item, text);
  if (!offer) throw new HttpError(404, text('cart.addFailed'));
  if (typeof offer === 'string') throw new HttpError(422, offer);
  const plan = readPlan(offer.plan);
  if (!plan) throw unavailable;
  const rejection = getRejection(offer, item.quantity, text);
  if (rejection) throw new HttpError(400, rejection);
  const checked = checkTextValues(offer.textFields ?? [], item.texts ?? new Map());
  if ('problem' in checked) throw new HttpError(422, describeTextProblem(checked, text));
  const { productId, sku } = offer;
  return openPurchase(deps, {
    kind: 'subscription',
    items: [{ productId, sku, quantity: item.quantity, texts: checked.texts }],
    offers: [],
    details: { plan, ...(from && { from }) },
  });
}
