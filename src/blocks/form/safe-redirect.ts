// May the page go there after success?

/** The absolute address of a redirect that is a web address or a path; null for any other. */
export function safeRedirect(written: string, base: string): string | null {
  if (written.trim() === '' || !URL.canParse(written, base)) return null;
  const url = new URL(written, base);
  return /^https?:$/.test(url.protocol) ? url.href : null;
}
