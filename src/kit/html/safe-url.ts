// Validates URLs from page data before a click opens them.

/** The absolute URL if a click may open it; empty for invalid URLs and those that run script. */
export function toSafeUrl(value: string): string {
  const url = value && URL.canParse(value, document.baseURI) ? new URL(value, document.baseURI) : null;
  return url && /^(https?|mailto|tel):$/.test(url.protocol) ? url.href : '';
}
