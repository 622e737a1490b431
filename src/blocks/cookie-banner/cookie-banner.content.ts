// What does the template bring along in the banner?

export interface CookieBannerContent {
  /** Words of its own take the place of `cookie-banner-text`. */
  readonly hasText: boolean;
  /** Buttons of its own take the place of the drawn ones. */
  readonly hasButtons: boolean;
}

export function readContent(host: HTMLElement): CookieBannerContent {
  const nodes = [...host.childNodes].filter((node) => !(node instanceof HTMLScriptElement));
  return {
    hasText: nodes.some((node) => node.textContent?.trim()),
    hasButtons: host.querySelector('[data-consent="accept"], [data-consent="decline"]') !== null,
  };
}
