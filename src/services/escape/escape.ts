// What happens when a visitor presses Escape? What is open closes; only then has it a meaning of its own. (AUT-011 to
// AUT-015, ruling 29)
import type { Store } from '../../core/store';
import type { Page } from '../page/page';
import type { SessionState } from '../ports';
import type { EscapeStack } from './escape-stack';

export interface EscapeNeeds {
  readonly page: Page;
  readonly stack: EscapeStack;
  readonly session: Store<SessionState>;
  /** The setting `useEscapeKeyToLogin`. */
  readonly leadsToLogin: boolean;
  /** Where the configuration shows this page; null where it may not be left for it. */
  configAddress(): string | null;
  logout(): unknown;
}

/** Listens until it is stopped. */
export function followEscape({
  page,
  stack,
  session,
  leadsToLogin,
  configAddress,
  logout,
}: EscapeNeeds): () => void {
  return page.onEscape(({ withShift, inControl }) => {
    if (stack.closeTop()) return true;
    if (inControl) return false;
    const { signedIn } = session.get();
    if (signedIn && withShift) {
      logout();
      return true;
    }
    if (withShift) return false;
    const to = signedIn ? configAddress() : null;
    if (to) page.navigate(to);
    else if (!signedIn && leadsToLogin) page.emit('site-services-login-request', {});
    return to !== null;
  });
}
