// Creates the session actions, landing and Escape handling. Loaded only on pages that need them.
import { handleEscape } from './escape/escape-handler';
import type { EscapeStack } from './escape/escape-stack';
import type { LazySessionDeps } from './lazy-session';
import { handleLanding } from './session/landing';
import { getConfigUrl } from './session/owner-redirect';
import { createSessionActions, type SessionActions } from './session/session-actions';

export function createSessionRuntime(deps: LazySessionDeps, stack: EscapeStack): SessionActions {
  const { page, context, session, settings, syncTabs } = deps;
  const actions = createSessionActions({ ...deps, logoutPath: settings.logoutPath });
  if (!syncTabs) return actions;
  handleLanding({ page, context, managerScripts: [settings.announcementManager, settings.overlayManager] });
  const stopEscape = handleEscape({
    page,
    stack,
    session: session.state,
    opensLogin: context.websiteSettings.useEscapeKeyToLogin,
    getConfigUrl: () => getConfigUrl({ url: page.url(), isTop: page.isTopWindow() }),
    logout: () => actions.logout(),
  });
  return {
    ...actions,
    stop() {
      stopEscape();
      actions.stop();
    },
  };
}
