// How does <site-cart-indicator> draw?
import { useEffect, useRef } from 'react';
import { formatMoney } from '../../core/money';
import type { BlockProps } from '../../kit/define';
import { useServices } from '../../kit/use-services';
import { useStore } from '../../kit/use-store';
import type { cartIndicator } from './cart-indicator.contract';
import { announcementOf, countOf } from './count';
import { type Places, write } from './places';

type Props = BlockProps<typeof cartIndicator, Places>;

export function CartIndicator({ content: places, emit, ...options }: Props) {
  const { cart, settings } = useServices();
  const { status, totalQuantity, subtotalCents, currency } = useStore(cart.state);
  const { shown, spoken } = countOf(totalQuantity, options.labelMany);
  const subtotal = formatMoney(subtotalCents, currency, settings.locale);
  const known = status === 'ready' || status === 'failed';

  useEffect(() => {
    // Until the server has answered the page's own numbers stand.
    if (!known) return;
    for (const place of places.quantity) write(place, shown, spoken);
    for (const place of places.subtotal) write(place, subtotal);
  }, [known, places, shown, spoken, subtotal]);

  const changed = useChanged(known, `${totalQuantity} ${subtotalCents} ${currency}`);
  useEffect(() => {
    if (changed) emit('site-cart-indicator-change', { totalQuantity, subtotalCents, currency });
  }, [changed, emit, totalQuantity, subtotalCents, currency]);

  const needsBadge = places.quantity.length === 0 && !(options.hideEmpty && totalQuantity === 0);
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
      {options.showSubtotal && places.subtotal.length === 0 && <span part="subtotal">{subtotal}</span>}
      <span className="spoken" role="status">
        {changed && announcementOf(totalQuantity, labels, settings.locale)}
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
