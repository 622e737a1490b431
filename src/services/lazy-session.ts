// When is the rest of the session fetched? With the first sign-in, or at once where the page stands under a sign of one.
import type { SiteContext } from '../core/entities/site-context';
import { apiMessages } from '../core/messages';
import { createEscapeStack, type EscapeStack } from './escape/escape-stack';
import type { Page } from './page/page';
import type { Api } from './ports';
import type { Session } from './session/session';
import type { SessionActions } from './session/session-actions';
import { HAS_MEMBER_COOKIE, hasSessionParameter } from './session/session-hint';
import type { Settings } from './settings';

export interface LazySessionDeps {
  readonly page: Page;
  readonly api: Api;
  readonly session: Session;
  readonly context: SiteContext;
  readonly settings: Pick<Settings, 'logoutPath' | 'announcementManager' | 'overlayManager'>;
  readonly follow: boolean;
}

export interface LazySession extends SessionActions {
  /** Overlays that are no native dialogs register here. */
  readonly escape: EscapeStack;
}

/** @param load `() => import('./session-runtime')` */
export function createLazySession(
  needs: LazySessionDeps,
  load: () => Promise<typeof import('./session-runtime')>,
): LazySession {
  const { page, follow } = needs;
  let whole: Promise<SessionActions> | undefined;
  let stopped = false;
  const stack = createEscapeStack(() => void begin().catch(() => {}));

  function begin(): Promise<SessionActions> {
    whole ??= load()
      .then(({ createSessionRuntime }) => createSessionRuntime(needs, stack))
      .catch((error: unknown) => {
        // The next one who asks has another chance.
        whole = undefined;
        page.warn('site-services: the script of the session could not be loaded.');
        throw error;
      });
    return whole;
  }

  async function act<R>(run: (acts: SessionActions) => Promise<R>, otherwise: R): Promise<R> {
    const acts = await begin().catch(() => null);
    return acts && !stopped ? run(acts) : otherwise;
  }

  if (follow && isWanted(needs)) void act((acts) => acts.refresh(), undefined);

  const failed = {
    ok: false,
    status: 0,
    error: { kind: 'unreachable', message: apiMessages.unreachable },
  } as const;
  return {
    escape: stack,
    signIn: (wish) => act((acts) => acts.signIn(wish), failed),
    signOut: (options) => act((acts) => acts.signOut(options), failed),
    logout: (after) => act((acts) => acts.logout(after), failed),
    refresh: () => act((acts) => acts.refresh(), undefined),
    stop() {
      stopped = true;
      void whole?.then((acts) => acts.stop());
    },
  };
}

const isWanted = ({ page, context }: LazySessionDeps): boolean =>
  page.cookies.get(HAS_MEMBER_COOKIE) !== undefined ||
  context.authenticatedAccount !== null ||
  context.websiteSettings.useEscapeKeyToLogin ||
  hasSessionParameter(page.url().search);
