// View of `<site-cart>`: the cart in the page, or in a drawer.
import { type ReactNode, useEffect, useState } from 'react';
import { PageType } from '../../core/enums/page-types';
import { resolveMessages } from '../../kit/contract/messages';
import { useServices } from '../../kit/element/use-services';
import { toSafeUrl } from '../../kit/html/safe-url';
import { defaultMessages } from './cart.messages';
import type { CartProps } from './cart.types';
import { CartContents } from './cart-contents';
import { CartDrawer } from './cart-drawer';
import { useCartData } from './use-cart-data';

const CART_PAGES: readonly number[] = [PageType.showCart, PageType.commerceCartV2];

export function CartView(props: CartProps): ReactNode {
  const services = useServices();
  const isCartPage = CART_PAGES.includes(services.context.pageType) || props.content.hasForms;
  const design = props.design ?? (isCartPage ? 'page' : 'drawer');
  const messages = resolveMessages(props.host, defaultMessages, props.messages);
  const shop = toSafeUrl(props.shopHref || props.content.shopHref);
  const data = useCartData(services.cart, props.cart);
  const context = { services, messages, emit: props.emit, data };
  if (design === 'drawer') return <CartDrawer {...context} host={props.host} options={props} shop={shop} />;
  return (
    <CartPage isLoaded={data !== null} host={props.host}>
      <CartContents {...context} shop={shop || '/'} />
    </CartPage>
  );
}

interface CartPageProps {
  readonly isLoaded: boolean;
  readonly host: HTMLElement;
  readonly children: ReactNode;
}

/** Keeps the page's own cart until the data has loaded, and while the visitor is using one of its controls. */
function CartPage({ isLoaded, host, children }: CartPageProps): ReactNode {
  const [isReplaced, setReplaced] = useState(false);
  useEffect(() => {
    if (!isLoaded || isReplaced) return;
    const replace = () => {
      if (!host.contains(document.activeElement)) setReplaced(true);
    };
    // The next control has the focus only after the event.
    const replaceLater = () => setTimeout(replace);
    replace();
    host.addEventListener('focusout', replaceLater);
    return () => host.removeEventListener('focusout', replaceLater);
  }, [isLoaded, isReplaced, host]);
  return isReplaced ? <div className="page">{children}</div> : <slot />;
}
