// Session actions whose script is loaded with the first call, or immediately if the page has a session hint.
import type { SiteContext } from '../core/entities/site-context';
import { apiMessages } from '../core/messages/common-messages';
import { createNoResponseResult } from './api/response';
import { createEscapeStack, type EscapeStack } from './escape/escape-stack';
import type { Page } from './page/page';
import type { Session } from './session/session';
import type { SessionActions } from './session/session-actions';
import { HAS_MEMBER_COOKIE, hasSessionParameter } from './session/session-hint';
import { createLazyScript } from './shared/lazy-script';
import type { Api } from './shared/ports';
import type { Settings } from './shared/settings';

export interface LazySessionDeps {
  readonly page: Page;
  readonly api: Api;
  readonly session: Session;
  readonly context: SiteContext;
  readonly settings: Pick<Settings, 'logoutPath' | 'announcementManager' | 'overlayManager'>;
  readonly syncTabs: boolean;
}

export interface LazySession extends SessionActions {
  /** For overlays other than native dialogs. */
  readonly escape: EscapeStack;
}

/** The lazily loaded script. */
interface SessionRuntimeModule {
  createSessionRuntime(deps: LazySessionDeps, stack: EscapeStack): SessionActions;
}

/** @param load `() => import('./session-runtime')` */
export function createLazySession(
  deps: LazySessionDeps,
  load: () => Promise<SessionRuntimeModule>,
): LazySession {
  const unreachable = createNoResponseResult('unreachable', apiMessages);
  const escapeStack = createEscapeStack(deps.page);
  const runtime = createLazyScript<SessionActions>(deps.page, 'session', {
    load: async () => (await load()).createSessionRuntime(deps, escapeStack),
    onStop: (actions) => actions.stop(),
  });
  const refresh = () => runtime.use((actions) => actions.refresh(), undefined);
  if (deps.syncTabs && isNeededOnLoad(deps)) void refresh();
  return {
    escape: escapeStack,
    signIn: (credentials) => runtime.use((actions) => actions.signIn(credentials), unreachable),
    signOut: (options) => runtime.use((actions) => actions.signOut(options), unreachable),
    logout: (destination) => runtime.use((actions) => actions.logout(destination), unreachable),
    refresh,
    stop() {
      escapeStack.stop();
      runtime.stop();
    },
  };
}

const isNeededOnLoad = ({ page, context }: LazySessionDeps): boolean =>
  page.cookies.get(HAS_MEMBER_COOKIE) !== undefined ||
  context.authenticatedAccount !== null ||
  context.websiteSettings.useEscapeKeyToLogin ||
  hasSessionParameter(page.url().search);
