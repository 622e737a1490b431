// Creates the session actions, landing and Escape handling. Loaded only on pages that need them.
import { handleEscape } from './escape/escape-handler';
import type { EscapeStack } from './escape/escape-stack';
import type { LazySessionDeps } from './lazy-session';
import { getConfigUrl } from './session/owner-redirect';
import { handlePageLoad } from './session/page-load';
import { createSessionActions, type SessionActions } from './session/session-actions';

export function createSessionRuntime(deps: LazySessionDeps, stack: EscapeStack): SessionActions {
  const { page, context, session, settings, syncTabs } = deps;
  const actions = createSessionActions({ ...deps, logoutPath: settings.logoutPath });
  const managerScripts = [settings.announcementManager, settings.overlayManager];
  if (syncTabs) handlePageLoad({ page, context, managerScripts });
  const getUrl = () => getConfigUrl({ url: page.url(), isTop: page.isTopWindow() });
  const stopEscape = syncTabs
    ? handleEscape({
        page,
        stack,
        session: session.state,
        opensLogin: context.websiteSettings.useEscapeKeyToLogin,
        getConfigUrl: getUrl,
        logout: () => actions.logout(),
      })
    : undefined;
  return {
    ...actions,
    stop() {
      stopEscape?.();
      actions.stop();
    },
  };
}
