// Custom content of the banner.

export interface CookieBannerContent {
  /** Custom text replaces `cookie-banner-text`. */
  readonly hasText: boolean;
  /** Custom buttons replace the default ones. */
  readonly hasButtons: boolean;
}

export function readContent(host: HTMLElement): CookieBannerContent {
  const nodes = [...host.childNodes].filter((node) => !(node instanceof HTMLScriptElement));
  return {
    hasText: nodes.some((node) => node.textContent?.trim()),
    hasButtons: host.querySelector('[data-consent="accept"], [data-consent="decline"]') !== null,
  };
}
