// Finds the nodes of the cart in the page's markup.

export interface CartContent {
  /** Whether the markup is a cart with forms. */
  readonly hasForms: boolean;
  /** URL of “Continue Shopping”; empty if there is no such link. */
  readonly shopHref: string;
}

export const readContent = (host: HTMLElement): CartContent => ({
  hasForms: host.querySelector('form') !== null,
  shopHref: host.querySelector('a[data-cart-continue]')?.getAttribute('href') ?? '',
});

/** Whether the event is a plain click on the page's link that opens the drawer. */
export function isOpenClick(event: MouseEvent, host: HTMLElement): boolean {
  const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  return isPlain && !event.defaultPrevented && host.contains((event.target as Element).closest('a[href]'));
}
