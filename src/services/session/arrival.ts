// What does the session of a visitor mean for the page that has just been opened? Fetched when it means anything.
import type { SiteContext } from '../../core/entities/site-context';
import { logoutMessages } from '../../core/messages-session';
import type { Page } from '../page/page';
import { keepLastId } from './last-id';
import { NO_REDIRECT_KEY, redirectAddress, wantsNoRedirect } from './redirect';

export interface ArrivalNeeds {
  readonly page: Page;
  readonly context: SiteContext;
  /** Addresses of scripts for the site's own people (AUT-021). */
  readonly managers: readonly string[];
}

/** Leads an owner to the configuration, says that a logout is done, and loads what only the site's people need. */
export function arrive({ page, context, managers }: ArrivalNeeds): void {
  const url = page.url();
  const suppressed = page.session.get(NO_REDIRECT_KEY) !== null;
  if (wantsNoRedirect(url)) page.session.set(NO_REDIRECT_KEY, '1');
  const to = redirectAddress(context, { url, isTop: page.isTop() }, suppressed);
  if (to) {
    page.navigate(to);
    return;
  }
  if (url.searchParams.get('logout') === 'true' && page.once('logout-notice'))
    page.emit(
      'site-services-notice-request',
      { title: logoutMessages.title, message: logoutMessages.body },
      true,
    );
  if (!context.authenticatedAccount) return;
  keepLastId(page, context);
  for (const address of managers.filter(Boolean)) {
    page
      .addScript(address)
      .catch(() => page.warn(`site-services: the script ${address} could not be loaded.`));
  }
}
