// Does a page have to look after its session at once, before any block asks? Tiny: it travels with the element.

/** Cookie that the server sets while a member is signed in (wire/session.ts). */
export const HAS_MEMBER_COOKIE = 'ss_hasMember';

/** The address says that somebody has logged out, or that the tab wants no redirect. */
export const speaksOfSession = (search: string): boolean => /[?&](?:noredirect\b|logout=true)/.test(search);

/** The page may already look as it does for members; the server has the last word (`keepMember`). */
export const mayBeMember = (cookies: string): boolean => cookies.includes(`${HAS_MEMBER_COOKIE}=`);

/**
 * A member may be signed in, an account of the site is, or Escape leads to the login.
 * @param context the site context, as it is written
 */
export function isSessionWanted({
  cookies,
  search,
  context,
}: Record<'cookies' | 'search' | 'context', string>): boolean {
  return (
    mayBeMember(cookies) ||
    speaksOfSession(search) ||
    /"authenticatedAccount"\s*:\s*\{|"useEscapeKeyToLogin"\s*:\s*true/.test(context)
  );
}
