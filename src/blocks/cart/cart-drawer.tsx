// Drawer with the cart, opened by the page's link.
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ShoppingCart } from '../../core/entities/shopping-cart';
import { formatMessage } from '../../core/i18n/format-message';
import type { BlockElement } from '../../kit/element/define';
import { useStore } from '../../kit/element/use-store';
import { useIntent } from '../../kit/hooks/use-intent';
import { useLatestRef } from '../../kit/hooks/use-latest-ref';
import { pushHistoryEntry } from '../../kit/overlay/history-entry';
import { CloseButton, Modal } from '../../kit/overlay/modal';
import { useDismissal } from '../../kit/overlay/use-dismissal';
import type { Services } from '../../services/services';
import { isOpenClick } from './cart.content';
import type { cart } from './cart.contract';
import type { CartMessages } from './cart.messages';
import type { CartProps } from './cart.types';
import { CartContents, type ContentsProps } from './cart-contents';

interface CartDrawerProps {
  readonly services: Services;
  readonly messages: CartMessages;
  readonly emit: CartProps['emit'];
  /** Null if there is no cart. */
  readonly data: ShoppingCart | null;
  readonly host: HTMLElement;
  readonly options: Pick<CartProps, 'open' | 'openOnAdd'>;
  /** Address of the shop; empty if “Continue Shopping” closes the drawer. */
  readonly shop: string;
}

export function CartDrawer({ host, options, shop, ...context }: CartDrawerProps): ReactNode {
  const { services, messages, emit } = context;
  const [opened, setOpened] = useState<'link' | 'addition' | null>(null);
  const [isPrepared, setPrepared] = useState(false);
  const { isOpen: isRequested, dismiss, end } = useDismissal<'close'>(host, options.open);
  const isOpen = opened !== null || isRequested;
  const close = () => {
    setOpened(null);
    dismiss('close');
    end();
  };
  useOpener(host, () => {
    // Requested first, so that the drawer renders once.
    void services.cart.refresh();
    setOpened('link');
  });
  useIntent(host, () => setPrepared(true));
  useOpenOnAdd(services, options.openOnAdd, () => setOpened('addition'));
  const onBack = useLatestRef(() => {
    if (opened || (host as BlockElement<typeof cart>).open) close();
    // Closed but not rendered yet; Back applies to the page.
    else history.back();
  });
  const handleShown = () => {
    emit('site-cart-open');
    const entry = pushHistoryEntry({ closed: location.href, open: location.href }, () => onBack.current());
    return () => entry.remove();
  };
  return (
    <>
      <slot />
      <Modal
        open={isOpen}
        isPrepared={isPrepared}
        labelledBy="heading"
        onDismiss={close}
        onShown={handleShown}
        onHidden={() => {
          setPrepared(false);
          emit('site-cart-close');
        }}
      >
        <div part="header">
          <h2 part="heading" id="heading">
            {messages.heading}
          </h2>
          <CloseButton label={messages.close} onPress={close} />
        </div>
        <DrawerContents {...context} shop={shop || close} isOpen={isOpen} hasAdded={opened === 'addition'} />
      </Modal>
    </>
  );
}

interface DrawerContentsProps extends Omit<ContentsProps, 'added'> {
  readonly isOpen: boolean;
  /** Whether an addition has opened the drawer. */
  readonly hasAdded: boolean;
}

/** Fetches the cart when the drawer opens. The page behind it is inert, so additions made there are announced here. */
function DrawerContents({ isOpen, hasAdded, ...props }: DrawerContentsProps): ReactNode {
  const { cart, settings } = props.services;
  const { status } = useStore(cart.state);
  const [count, setCount] = useState<number | null>(null);
  // Before the first paint, so that a cart that has not been requested yet is not shown as empty.
  useLayoutEffect(() => {
    if (!isOpen) return;
    void cart.refresh().then(() => {
      if (hasAdded) setCount(cart.state.get().totalQuantity);
    });
  }, [cart, isOpen, hasAdded]);
  const added = count === null ? '' : formatMessage(props.messages.added, { count }, settings.locale);
  if (props.data || status === 'idle') return <CartContents {...props} added={added} />;
  if (status === 'loading') return <div part="lines" aria-busy="true" />;
  return (
    <p className="problem" role="alert">
      {props.messages.loadFailed}
    </p>
  );
}

function useOpener(host: HTMLElement, open: () => void): void {
  const latest = useLatestRef(open);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (!isOpenClick(event, host)) return;
      event.preventDefault();
      latest.current();
    };
    host.addEventListener('click', onClick);
    return () => host.removeEventListener('click', onClick);
  }, [host, latest]);
}

/** Time in ms after an addition within which a drawer still opens if its script was loaded by that addition. */
const LATE_MS = 10_000;

/**
 * Opens the drawer when there are more items than before, unless they were added in the drawer or by a sign-in, or the visitor
 * has pressed Escape in the meantime.
 */
function useOpenOnAdd({ cart, page }: Services, isEnabled: boolean, open: () => void): void {
  const latest = useLatestRef(open);
  const quantity = useRef(cart.state.get().totalQuantity);
  useEffect(() => {
    if (!isEnabled) return;
    const { at, isDismissed } = cart.lastAddition();
    if (page.clock.now() - at < LATE_MS && !isDismissed) latest.current();
    const onChange = ({ detail }: CustomEvent<{ totalQuantity: number; isReload?: true }>) => {
      const hasMore = detail.totalQuantity > quantity.current && !detail.isReload;
      quantity.current = detail.totalQuantity;
      if (hasMore && !cart.lastAddition().isDismissed) latest.current();
    };
    const listener = onChange as (event: Event) => void;
    document.addEventListener('site-services-cart', listener);
    return () => document.removeEventListener('site-services-cart', listener);
  }, [isEnabled, cart, page, latest]);
}
