// Session actions on page load.
import type { SiteContext } from '../../core/entities/site-context';
import { logoutMessages } from '../../core/messages/session-messages';
import type { Page } from '../page/page';
import { setLastIdCookie } from './last-id-cookie';
import { getOwnerRedirectUrl, isRedirectDisabled, NO_REDIRECT_KEY } from './owner-redirect';

export interface PageLoadDeps {
  readonly page: Page;
  readonly context: SiteContext;
  /** URLs of scripts for signed-in contributors (AUT-021). */
  readonly managerScripts: readonly string[];
}

/** Redirects an owner to the admin area, confirms a logout, and loads the scripts for contributors. */
export function handlePageLoad({ page, context, managerScripts }: PageLoadDeps): void {
  const url = page.url();
  const isSuppressed = page.session.get(NO_REDIRECT_KEY) !== null;
  if (isRedirectDisabled(url)) page.session.set(NO_REDIRECT_KEY, '1');
  const target = getOwnerRedirectUrl(context, { url, isTop: page.isTopWindow() }, isSuppressed);
  if (target) {
    page.navigate(target);
    return;
  }
  if (url.searchParams.get('logout') === 'true' && page.claimOnce('logout-notice'))
    page.dispatch(
      'site-services-notice-request',
      { title: logoutMessages.title, message: logoutMessages.body },
      true,
    );
  if (!context.authenticatedAccount) return;
  setLastIdCookie(page, context);
  for (const script of managerScripts.filter(Boolean)) {
    page
      .loadScript(script)
      .catch(() => page.warn(`site-services: the script ${script} could not be loaded.`));
  }
}
