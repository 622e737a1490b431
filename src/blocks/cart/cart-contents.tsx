// The lines of the cart with subtotal and checkout, in the page and in the drawer.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { checkoutMessages } from '../../core/cart/checkout-messages';
import type { CartEntry, ShoppingCart } from '../../core/entities/shopping-cart';
import { formatMessage } from '../../core/i18n/format-message';
import { formatMoney } from '../../core/money';
import { routes } from '../../core/routes';
import { useHost } from '../../kit/element/block-root';
import { getMessages } from '../../services/page/translations';
import type { Services } from '../../services/services';
import type { CartMessages } from './cart.messages';
import { isSameItem } from './cart.model';
import type { CartProps } from './cart.types';
import { CartLine, RemovedCartLine } from './cart-line';
import { type CartLines, useCartLines } from './use-cart-lines';

export interface ContentsProps {
  readonly services: Services;
  readonly messages: CartMessages;
  readonly emit: CartProps['emit'];
  /** Null if there is no cart. */
  readonly data: ShoppingCart | null;
  /** Address of the shop, or a function that closes the drawer. */
  readonly shop: string | (() => void);
  /** Announcement of an addition, until the visitor changes a line. */
  readonly added?: string;
}

export function CartContents({ services, messages, emit, data, shop, added }: ContentsProps): ReactNode {
  const { locale } = services.settings;
  const cart = useCartLines({ services, messages, emit, data });
  const { list, restore } = useRestoredFocus(cart);
  const context = { messages, locale, actions: { ...cart, restore } };
  const hasLines = cart.lines.some(({ kind }) => kind === 'line');
  return (
    <>
      {!hasLines && <p part="empty">{messages.empty}</p>}
      {cart.lines.length > 0 && (
        <ul part="lines" ref={list}>
          {cart.lines.map((line) =>
            line.kind === 'line' ? (
              <CartLine key={line.entry.id} line={line} {...context} />
            ) : (
              <RemovedCartLine key={`removed-${line.entry.id}`} line={line} {...context} />
            ),
          )}
        </ul>
      )}
      <div part="summary">
        {hasLines && <Checkout services={services} messages={messages} emit={emit} data={data} cart={cart} />}
        <Continue shop={shop} label={messages.continueShopping} />
      </div>
      <p className="visually-hidden" role="status">
        {cart.notice || added}
      </p>
    </>
  );
}

interface CheckoutProps extends Omit<ContentsProps, 'shop' | 'added'> {
  readonly cart: { readonly subtotal: string; readonly subtotalCents: number };
}

/** A link, so that the checkout can be reached without script and until the checks have passed. */
function Checkout({
  services,
  messages,
  emit,
  data,
  cart: { subtotal, subtotalCents },
}: CheckoutProps): ReactNode {
  const { cart, dialogs, settings } = services;
  const texts = { ...checkoutMessages, ...getMessages('cart', useHost()) };
  const minimum = data?.minimumOrderSubtotal;
  /** Empty if the subtotal is high enough. */
  const tooLow =
    minimum && subtotalCents < minimum.minorUnits
      ? formatMessage(
          texts.minimum,
          { subtotal: formatMoney(minimum.minorUnits, minimum.currency, settings.locale) },
          settings.locale,
        )
      : '';
  const [problem, setProblem] = useState('');
  const check = async (event: { preventDefault(): void }) => {
    setProblem('');
    if (tooLow) {
      event.preventDefault();
      return setProblem(tooLow);
    }
    if (!cart.hasCookie()) {
      event.preventDefault();
      const answer = await dialogs.alert(messages.checkout, texts.checkoutImpossible);
      return setProblem(answer === 'cancel' ? texts.checkoutImpossible : '');
    }
    if (!emit('site-cart-checkout-request')) event.preventDefault();
  };
  return (
    <>
      <p part="subtotal">
        <span>{messages.subtotal}</span> <strong>{subtotal}</strong>
      </p>
      {tooLow && !problem && <p part="minimum">{tooLow}</p>}
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <a
        part="button primary"
        href={routes.goToCheckout()}
        aria-disabled={tooLow ? true : undefined}
        onClick={(event) => void check(event)}
      >
        {messages.checkout}
      </a>
    </>
  );
}

function Continue({ shop, label }: { shop: ContentsProps['shop']; label: string }): ReactNode {
  return typeof shop === 'string' ? (
    <a part="button" href={shop}>
      {label}
    </a>
  ) : (
    <button type="button" part="button" onClick={shop}>
      {label}
    </button>
  );
}

/** Restores lines and then moves the focus to the quantity of the restored line. */
function useRestoredFocus({ lines, restore }: CartLines) {
  const list = useRef<HTMLUListElement>(null);
  const restored = useRef<CartEntry | null>(null);
  useEffect(() => {
    const line = lines.find(
      ({ kind, entry }) => kind === 'line' && restored.current && isSameItem(entry, restored.current),
    );
    if (!line) return;
    restored.current = null;
    list.current?.querySelector<HTMLElement>(`[data-entry="${CSS.escape(line.entry.id)}"]`)?.focus();
  }, [lines]);
  return {
    list,
    restore: (entry: CartEntry) => {
      restored.current = entry;
      restore(entry);
    },
  };
}
