// How does <site-cart-indicator> draw?
import { useEffect, useRef } from 'react';
import { formatMoney } from '../../core/money';
import type { BlockProps } from '../../kit/element/define';
import { useServices } from '../../kit/element/use-services';
import { useStore } from '../../kit/element/use-store';
import { type CartIndicatorContent, writeText } from './cart-indicator.content';
import type { cartIndicator } from './cart-indicator.contract';
import { formatAnnouncement, formatItemCount } from './cart-indicator.model';

type Props = BlockProps<typeof cartIndicator, CartIndicatorContent>;

export function CartIndicatorView({ content: places, emit, ...options }: Props) {
  const { cart, settings } = useServices();
  const { status, totalQuantity, subtotalCents, currency } = useStore(cart.state);
  const { shown, spoken } = formatItemCount(totalQuantity, options.labelMany);
  const subtotal = formatMoney(subtotalCents, currency, settings.locale);
  const known = status === 'ready' || status === 'failed';

  useEffect(() => {
    // Until the server has answered the page's own numbers stand.
    if (!known) return;
    for (const place of places.quantityElements) writeText(place, shown, spoken);
    for (const place of places.subtotalElements) writeText(place, subtotal);
  }, [known, places, shown, spoken, subtotal]);

  const changed = useChanged(known, `${totalQuantity} ${subtotalCents} ${currency}`);
  useEffect(() => {
    if (changed) emit('site-cart-indicator-change', { totalQuantity, subtotalCents, currency });
  }, [changed, emit, totalQuantity, subtotalCents, currency]);

  const needsBadge = places.quantityElements.length === 0 && !(options.hideEmpty && totalQuantity === 0);
  const labels = { one: options.labelItem, other: options.labelItems, many: options.labelMany };
  return (
    <>
      <slot />
      {needsBadge && (
        <span part="badge" data-empty={totalQuantity === 0 || undefined}>
          <span aria-hidden="true">{shown}</span>
          <span className="spoken">{spoken}</span>
        </span>
      )}
      {options.showSubtotal && places.subtotalElements.length === 0 && (
        <span part="subtotal">{subtotal}</span>
      )}
      <span className="spoken" role="status">
        {changed && formatAnnouncement(totalQuantity, labels, settings.locale)}
      </span>
    </>
  );
}

/** What has changed since it was first known: null at first, so that a page load announces nothing. */
function useChanged(known: boolean, value: string): string | null {
  const first = useRef<string | null>(null);
  if (known) first.current ??= value;
  const changed = useRef(false);
  if (first.current !== null && value !== first.current) changed.current = true;
  return changed.current ? value : null;
}
