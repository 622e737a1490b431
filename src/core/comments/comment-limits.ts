// Limits of comments, and the addresses that their authors may give.

/** Highest number of characters of each text. */
export const COMMENT_LIMITS = { name: 60, email: 256, website: 200, body: 5000 } as const;

/** Levels of a tree of comments; deeper replies stay on the last one. */
export const MAX_COMMENT_LEVELS = 4;

/** The address with its protocol; undefined unless it is one of the web. */
export function normalizeWebsite(text: string): string | undefined {
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  if (/\s/.test(text) || !/^https?:\/\/[^/]*\./i.test(address)) return undefined;
  return URL.canParse(address) ? new URL(address).href : undefined;
}
