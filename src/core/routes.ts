// Which paths of a site mean something to its scripts?

/** The search page (CTX-014), also with a closing slash. */
export function isSearchPage(path: string): boolean {
  return path === '/search' || path === '/search/';
}

/** The admin area is any path containing `/config` (CTX-015). */
export function isAdminArea(path: string): boolean {
  return path.includes('/config');
}

/** A proof-of-work challenge, as JSON (wire/captcha.ts). */
export const CAPTCHA_CHALLENGE_PATH = '/api/captcha/challenge';

/** Joins a mailing list: JSON from script, or the action of a native form (wire/newsletter.ts). */
export const NEWSLETTER_SUBSCRIBE_PATH = '/api/newsletter/subscribe';

/** Where the link of the confirmation mail leads; `?token=`. */
export const NEWSLETTER_CONFIRM_PATH = '/api/newsletter/confirm';

/** Where the link at the end of each mail leads; `?token=`. */
export const NEWSLETTER_UNSUBSCRIBE_PATH = '/api/newsletter/unsubscribe';
