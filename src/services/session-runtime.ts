// What belongs to the session of a visitor, all together? Wired here, apart from the other services, because it is
// fetched only where a page has anything to do with one.
import { handleEscape } from './escape/escape-handler';
import type { EscapeStack } from './escape/escape-stack';
import type { LazySessionDeps } from './lazy-session';
import { handleLanding } from './session/landing';
import { getConfigUrl } from './session/owner-redirect';
import { createSessionActions, type SessionActions } from './session/session-actions';

export function createSessionRuntime(needs: LazySessionDeps, stack: EscapeStack): SessionActions {
  const { page, context, session, settings, follow } = needs;
  const acts = createSessionActions({ ...needs, logoutPath: settings.logoutPath });
  if (!follow) return acts;
  handleLanding({ page, context, managerScripts: [settings.announcementManager, settings.overlayManager] });
  const end = handleEscape({
    page,
    stack,
    session: session.state,
    opensLogin: context.websiteSettings.useEscapeKeyToLogin,
    getConfigUrl: () => getConfigUrl({ url: page.url(), isTop: page.isTopWindow() }),
    logout: () => acts.logout(),
  });
  return {
    ...acts,
    stop() {
      end();
      acts.stop();
    },
  };
}
