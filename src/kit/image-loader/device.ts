// Properties of the visitor's device that affect image loading.

interface NavigatorHints {
  readonly userAgentData?: { readonly mobile?: boolean };
  readonly connection?: { readonly saveData?: boolean };
}

export const isMobile = (): boolean =>
  (navigator as NavigatorHints).userAgentData?.mobile ??
  /Mobi|Android|iP(hone|ad|od)/.test(navigator.userAgent);

export const prefersReducedData = (): boolean =>
  (navigator as NavigatorHints).connection?.saveData === true ||
  matchMedia('(prefers-reduced-data: reduce)').matches;
