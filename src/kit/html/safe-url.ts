// URLs from data of the page that a click may open.

/** The absolute URL that a click may open; empty for an invalid URL or one that runs script. */
export function toSafeUrl(value: string): string {
  const url = value && URL.canParse(value, document.baseURI) ? new URL(value, document.baseURI) : null;
  return url && /^(https?|mailto|tel):$/.test(url.protocol) ? url.href : '';
}
