// View of `<site-cart-indicator>`.
import { useEffect, useRef } from 'react';
import { formatMoney } from '../../core/money';
import type { BlockProps } from '../../kit/element/define';
import { useServices } from '../../kit/element/use-services';
import { useStore } from '../../kit/element/use-store';
import { type CartIndicatorContent, writeText } from './cart-indicator.content';
import type { cartIndicator } from './cart-indicator.contract';
import { formatAnnouncement, formatItemCount } from './cart-indicator.model';

type CartIndicatorProps = BlockProps<typeof cartIndicator, CartIndicatorContent>;

export function CartIndicatorView({ content, emit, ...options }: CartIndicatorProps) {
  const { cart, settings } = useServices();
  const { status, totalQuantity, subtotalCents, currency } = useStore(cart.state);
  const { text, label } = formatItemCount(totalQuantity, options.labelMany);
  const subtotal = formatMoney(subtotalCents, currency, settings.locale);
  const isLoaded = status === 'ready' || status === 'failed';

  useEffect(() => {
    // Until the server has responded, the page's own numbers stay.
    if (!isLoaded) return;
    for (const element of content.quantityElements) writeText(element, text, label);
    for (const element of content.subtotalElements) writeText(element, subtotal);
  }, [isLoaded, content, text, label, subtotal]);

  const changed = useChangedValue(isLoaded, `${totalQuantity} ${subtotalCents} ${currency}`);
  useEffect(() => {
    if (changed) emit('site-cart-indicator-change', { totalQuantity, subtotalCents, currency });
  }, [changed, emit, totalQuantity, subtotalCents, currency]);

  const needsBadge = content.quantityElements.length === 0 && !(options.hideEmpty && totalQuantity === 0);
  const labels = { one: options.labelItem, other: options.labelItems, many: options.labelMany };
  return (
    <>
      <slot />
      {needsBadge && (
        <span part="badge" data-empty={totalQuantity === 0 || undefined}>
          <span aria-hidden="true">{text}</span>
          <span className="visually-hidden">{label}</span>
        </span>
      )}
      {options.showSubtotal && content.subtotalElements.length === 0 && (
        <span part="subtotal">{subtotal}</span>
      )}
      <span className="visually-hidden" role="status">
        {changed && formatAnnouncement(totalQuantity, labels, settings.locale)}
      </span>
    </>
  );
}

/** Returns the value once it differs from the first loaded value, else null, so that page loads announce nothing. */
function useChangedValue(isLoaded: boolean, value: string): string | null {
  const first = useRef<string | null>(null);
  if (isLoaded) first.current ??= value;
  const hasChanged = useRef(false);
  if (first.current !== null && value !== first.current) hasChanged.current = true;
  return hasChanged.current ? value : null;
}
