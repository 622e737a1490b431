// Site paths that are relevant to scripts.

/** The search page (CTX-014), also with a closing slash. */
export function isSearchPage(path: string): boolean {
  return path === '/search' || path === '/search/';
}

/** The admin area is any path containing `/config` (CTX-015). */
export function isAdminArea(path: string): boolean {
  return path.includes('/config');
}

/** The page of members, which works without script; for visitors the page to sign in. */
export const MEMBERS_PATH = '/members';

/** Signs a member out by a native form. */
export const MEMBERS_SIGN_OUT_PATH = '/members/sign-out';

/** Of the design editor (CTX-013). */
export function isDesignEditor(path: string): boolean {
  return path.startsWith('/config/design');
}

/** The documented addresses that a page leads to (CTX-016). */
export const routes = {
  goToCheckout: () => '/commerce/goto-checkout',
  subscribe: (cartToken: string) => withQuery('/checkout/subscribe', { cartToken }),
  donate: (donatePageId: string) => withQuery('/checkout/donate', { donatePageId }),
  giftCard: (websiteId: string, giftCardProductId: string, sku?: string) =>
    withQuery('/checkout/giftcard', { websiteId, giftCardProductId, sku }),
  config: (frameUrl: string) => withQuery('/config/', { frameUrl }),
  /** Upsell of a trial (CTX-017). The documents name the page, not its path; the path is ours. */
  trialUpgrade: () => '/config/settings/billing/upgrade',
  /** Upsell of a paid site (CTX-017). */
  upgrade: () => '/config/settings/billing/subscriptions/website',
} as const;

function withQuery(path: string, values: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `${path}?${new URLSearchParams(given)}`;
}
