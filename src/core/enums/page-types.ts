// Page types and views. (CTX-006 to CTX-012)

export const PageType = {
  mainContent: 1,
  page: 2,
  splashPage: 3,
  contentItem: 50,
  notFound: 100,
  error: 101,
  search: 102,
  lockScreen: 103,
  popupOverlay: 104,
  protectedContent: 105,
  memberAreaAccessDenied: 106,
  showCart: 200,
  checkout: 201,
  orderConfirmed: 202,
  donate: 203,
  contributionConfirmed: 204,
  commerceCartV2: 205,
  subscriptionConfirmed: 206,
  orderReceived: 207,
  membershipConfirmed: 208,
  reviewsRequest: 209,
  digitalProductComposerPreview: 210,
  orderStatus: 211,
  newsletterUnsubscribe: 300,
  commerceEmailPreview: 301,
} as const;

/** Page types with their own design settings (CTX-009). */
export const tweakPageTypes = ['SPLASH_PAGE', 'LOCK_SCREEN', 'POPUP_OVERLAY', 'CHECKOUT', 'STYLE'] as const;

/** Pages that are shown instead of a site, such as a lock screen (CTX-010). */
export const SlideType = { coverPage: 1, lockScreen: 2, popupOverlay: 3 } as const;

/** CTX-011. */
export const deviceViews = ['desktop', 'phone', 'tablet'] as const;

/** CTX-012. */
export const collectionViews = ['list', 'grid', 'product'] as const;
