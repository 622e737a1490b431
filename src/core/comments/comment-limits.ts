// Limits of comments, and validation of their authors' websites.

/** Maximum length of each text, in characters. */
export const COMMENT_LIMITS = { name: 60, email: 256, website: 200, body: 5000 } as const;

/** Maximum nesting depth of comments; deeper replies stay on the last level. */
export const MAX_COMMENT_LEVELS = 4;

/** The URL with its scheme; undefined unless it is an HTTP(S) URL. */
export function normalizeWebsite(text: string): string | undefined {
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  if (/\s/.test(text) || !/^https?:\/\/[^/]*\./i.test(address)) return undefined;
  return URL.canParse(address) ? new URL(address).href : undefined;
}
