// Creates the link or form of a gift card (DON-002).
import { createNode, type MarkupNode } from '../../core/markup/markup';
import { formatMoney } from '../../core/money';
import { routes } from '../../core/routes';

export interface CreatedGiftCard {
  readonly websiteId: string;
  readonly productId: string;
  /** The chosen value; empty for none. */
  readonly sku: string;
  readonly label: string;
  /** Heading of the values. */
  readonly legend: string;
  /** Prices in minor units. */
  readonly values: readonly { readonly sku: string; readonly price: number }[];
}

/** Currency as ISO 4217, locale as BCP 47. */
export interface PriceFormat {
  readonly currency: string;
  readonly locale: string;
}

export function createGiftCardMarkup(
  { websiteId, productId, sku, label, legend, values }: CreatedGiftCard,
  { currency, locale }: PriceFormat,
): MarkupNode {
  const own = { 'data-site-own': true };
  const href = routes.giftCard(websiteId, productId, sku || undefined);
  if (values.length === 0) return createNode('a', { ...own, class: 'site-choices-button', href }, label);
  const choices = values.map((value) =>
    createNode(
      'label',
      {},
      createNode('input', { type: 'radio', name: 'sku', value: value.sku, checked: value.sku === sku }),
      ` ${formatMoney(value.price, currency, locale, { trimZeroFraction: true })}`,
    ),
  );
  const [action] = href.split('?');
  return createNode(
    'form',
    { ...own, class: 'site-choices', action },
    createNode('input', { type: 'hidden', name: 'websiteId', value: websiteId }),
    createNode('input', { type: 'hidden', name: 'giftCardProductId', value: productId }),
    createNode('fieldset', {}, createNode('legend', {}, legend), ...choices),
    createNode('p', {}, createNode('button', { class: 'site-choices-button' }, label)),
  );
}
