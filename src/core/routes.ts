// Paths of pages on the site.

/** The search page (CTX-014), with or without a trailing slash. */
export function isSearchPage(path: string): boolean {
  return path === '/search' || path === '/search/';
}

/** The admin area is any path containing `/config` (CTX-015). */
export function isAdminArea(path: string): boolean {
  return path.includes('/config');
}

/** The members page, which works without script and shows a sign-in form to visitors. */
export const MEMBERS_PATH = '/members';

/** Target of the native sign-out form for members. */
export const MEMBERS_SIGN_OUT_PATH = '/members/sign-out';

/** Paths of the design editor (CTX-013). */
export function isDesignEditor(path: string): boolean {
  return path.startsWith('/config/design');
}

/** URL of the admin area with a page of the site in its frame (CTX-016). */
export const getConfigRoute = (frameUrl: string): string => withQuery('/config/', { frameUrl });

/** URLs of pages that scripts link to (CTX-016). */
export const routes = {
  goToCheckout: () => '/commerce/goto-checkout',
  subscribe: (cartToken: string) => withQuery('/checkout/subscribe', { cartToken }),
  donate: (donatePageId: string) => withQuery('/checkout/donate', { donatePageId }),
  giftCard: (websiteId: string, giftCardProductId: string, sku?: string) =>
    withQuery('/checkout/giftcard', { websiteId, giftCardProductId, sku }),
  config: getConfigRoute,
  /** Upsell of a trial (CTX-017). The specification names the page but not its path. */
  trialUpgrade: () => '/config/settings/billing/upgrade',
  /** Upsell of a paid site (CTX-017). */
  upgrade: () => '/config/settings/billing/subscriptions/website',
} as const;

function withQuery(path: string, values: Readonly<Record<string, string | undefined>>): string {
  const entries = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `${path}?${new URLSearchParams(entries)}`;
}
