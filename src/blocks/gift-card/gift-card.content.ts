// Reads the link or form of a gift card.

export interface GiftCardContent {
  readonly link: HTMLAnchorElement | null;
  readonly form: HTMLFormElement | null;
}

export const readContent = (host: HTMLElement): GiftCardContent => ({
  link: host.querySelector<HTMLAnchorElement>('a[href]'),
  form: host.querySelector('form'),
});

/** The value that the link or form sends under this name; empty if there is none. */
export function findValue({ link, form }: GiftCardContent, name: 'giftCardProductId' | 'sku'): string {
  const field = form && new FormData(form).get(name);
  if (typeof field === 'string') return field;
  const address = form?.action || link?.href;
  return (address && URL.canParse(address) && new URL(address).searchParams.get(name)) || '';
}
