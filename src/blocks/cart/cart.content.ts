// Finds the nodes of the cart in the page's markup.

export interface CartContent {
  /** Whether the markup is a cart with forms. */
  readonly hasForms: boolean;
  /** Address of “Continue Shopping”; empty without such a link. */
  readonly shopHref: string;
}

export const readContent = (host: HTMLElement): CartContent => ({
  hasForms: host.querySelector('form') !== null,
  shopHref: host.querySelector('a[data-cart-continue]')?.getAttribute('href') ?? '',
});

/** The link of the page that opens the drawer, if the event is a plain click on it. */
export function findOpener(event: MouseEvent, host: HTMLElement): HTMLAnchorElement | null {
  const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  const link = (event.target as Element).closest?.('a[href]');
  return isPlain && !event.defaultPrevented && link instanceof HTMLAnchorElement && host.contains(link)
    ? link
    : null;
}
