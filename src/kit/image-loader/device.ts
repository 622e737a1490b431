// What is special about this visitor's device, as far as images are concerned?

interface Hints {
  readonly userAgentData?: { readonly mobile?: boolean };
  readonly connection?: { readonly saveData?: boolean };
}

export const isMobile = (): boolean =>
  (navigator as Hints).userAgentData?.mobile ?? /Mobi|Android|iP(hone|ad|od)/.test(navigator.userAgent);

/** Has the visitor asked for less data? */
export const prefersReducedData = (): boolean =>
  (navigator as Hints).connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
