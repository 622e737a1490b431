// Whether a page needs the session on load. Small, because it is loaded with the element.

/** Cookie that the server sets while a member is signed in (wire/session.ts). */
export const HAS_MEMBER_COOKIE = 'ss_hasMember';

/** Query parameters that confirm a logout or disable the redirect. */
export const hasSessionParameter = (search: string): boolean =>
  /[?&](?:noredirect\b|logout=true)/.test(search);

/** Whether a member was signed in at the last response. Usable until the server has responded (`keepMember`). */
export const hasMemberCookie = (cookies: string): boolean => cookies.includes(`${HAS_MEMBER_COOKIE}=`);

/**
 * Whether a member may be signed in, a contributor is signed in, or Escape opens the login.
 * @param context the unparsed site context
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
