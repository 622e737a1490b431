// Classifies and validates links (LNK-001 to LNK-013). Lengths are in UTF-16 units; "under" means less than.

/** LNK-001. */
export const linkCategories = [
  'ANCHOR',
  'CONTENT_LINK',
  'DEFAULT',
  'EMPTY_STRING',
  'EXTERNAL_LINK',
  'FILE_LINK',
  'MALFORMED_PROTOCOL',
  'MISC_PROTOCOL',
] as const;

export type LinkCategory = (typeof linkCategories)[number];

/** `#` and fewer than 100 characters in total (LNK-002). */
export const isAnchor = (url: string): boolean => hasPrefix(url, '#', 100);

/** LNK-003. */
export const isPhoneLink = (url: string): boolean => hasPrefix(url, 'tel:', 50);

/** At least four digits, plus or minus signs after `tel:` (LNK-003). */
export const isProperPhoneLink = (url: string): boolean => isPhoneLink(url) && /^tel:[\d+-]{4,}$/i.test(url);

/** Only digits and separators after `sms:` (LNK-004). */
export const isSmsLink = (url: string): boolean =>
  hasPrefix(url, 'sms:', 1000) && /^sms:[\d\s+().,;-]*$/i.test(url);

/** LNK-005. */
export const isMailtoLink = (url: string): boolean => hasPrefix(url, 'mailto:', 1000);

/** Exactly one `@`, followed by a domain with a dot (LNK-005). */
export const isProperMailtoLink = (url: string): boolean =>
  isMailtoLink(url) && /^mailto:[^@]+@[^@]+\.[^@.]+$/i.test(url);

/** Recognized so that it can be rejected (LNK-006). */
export const isScriptLink = (url: string): boolean => hasPrefix(url, 'javascript:', 250);

/** LNK-007. */
export const isFtpLink = (url: string): boolean => hasPrefix(url, 'ftp:', 100);

/** Path on the site itself (LNK-008). */
export const isInternalLink = (url: string): boolean => hasPrefix(url, '/', 150) && !url.startsWith('//');

/** `/pages/` and an id of 24 characters (LNK-012). */
export const isContentLink = (url: string): boolean => /^\/pages\/[\da-z]{24}$/i.test(url);

/** LNK-013. */
export const isFileLink = (url: string): boolean => url.startsWith('/s/');

/** Returns the documented category of a link (LNK-001, LNK-010, LNK-011), or `DEFAULT`. */
export function getLinkCategory(input: string): LinkCategory {
  const url = input.trim();
  if (url === '') return 'EMPTY_STRING';
  if (url.startsWith('#')) return isAnchor(url) ? 'ANCHOR' : 'DEFAULT';
  if (isContentLink(url)) return 'CONTENT_LINK';
  if (isFileLink(url)) return 'FILE_LINK';
  if (url.startsWith('/') && !url.startsWith('//')) return 'DEFAULT';
  if (/^(https?|ftp):\/\//i.test(url)) return 'EXTERNAL_LINK';
  if (getScheme(url)) return hasNoSlashes(url) ? 'MALFORMED_PROTOCOL' : 'MISC_PROTOCOL';
  return 'EXTERNAL_LINK';
}

/** Prepends `http://` to a URL without a scheme (LNK-009). Links within the site are unchanged. */
export function withProtocol(input: string): string {
  const url = input.trim();
  if (url.startsWith('//')) return `http:${url}`;
  if (url === '' || /^[#/?]/.test(url) || getScheme(url)) return url;
  return `http://${url}`;
}

/** Schemes without `//`, each with its own rule above. */
const WITHOUT_SLASHES = /^(tel|sms|mailto|javascript):/i;

const hasNoSlashes = (url: string): boolean =>
  !WITHOUT_SLASHES.test(url) && !/^[a-z][a-z\d+.-]*:\/\//i.test(url);

/** A host with a port (`example.com:8080`) has no scheme. */
const getScheme = (url: string): string | undefined =>
  /^[\w.-]+:\d+(?:[/?#]|$)/.test(url) && !WITHOUT_SLASHES.test(url)
    ? undefined
    : /^([a-z][a-z\d+.-]*):/i.exec(url)?.[1];

const hasPrefix = (url: string, prefix: string, limit: number): boolean =>
  url.length < limit && url.slice(0, prefix.length).toLowerCase() === prefix;
