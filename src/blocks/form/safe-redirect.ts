// Validation of the success redirect.

/** Returns the absolute URL of a redirect; null unless it is http, https or a path. */
export function safeRedirect(href: string, base: string): string | null {
  if (href.trim() === '' || !URL.canParse(href, base)) return null;
  const url = new URL(href, base);
  return /^https?:$/.test(url.protocol) ? url.href : null;
}
