// Whether a page needs the session at once. Tiny, because it is loaded with the element.

/** Cookie that the server sets while a member is signed in (wire/session.ts). */
export const HAS_MEMBER_COOKIE = 'ss_hasMember';

/** The address says that somebody has logged out, or that the tab wants no redirect. */
export const hasSessionParameter = (search: string): boolean =>
  /[?&](?:noredirect\b|logout=true)/.test(search);

/** The page may already look as it does for members; the server has the last word (`keepMember`). */
export const hasMemberCookie = (cookies: string): boolean => cookies.includes(`${HAS_MEMBER_COOKIE}=`);

/**
 * A member may be signed in, an account of the site is, or Escape leads to the login.
 * @param context the site context, as it is written
 */
export function hasSessionHint({
  cookies,
  search,
  context,
}: Record<'cookies' | 'search' | 'context', string>): boolean {
  return (
    hasMemberCookie(cookies) ||
    hasSessionParameter(search) ||
    /"authenticatedAccount"\s*:\s*\{|"useEscapeKeyToLogin"\s*:\s*true/.test(context)
  );
}
