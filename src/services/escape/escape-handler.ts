// Handles Escape: closes the topmost overlay or else runs the configured action. (AUT-011 to AUT-015, ruling 29)
import type { Store } from '../../core/store';
import type { Page } from '../page/page';
import type { SessionState } from '../shared/ports';
import type { EscapeStack } from './escape-stack';

export interface EscapeDeps {
  readonly page: Page;
  readonly stack: EscapeStack;
  readonly session: Store<SessionState>;
  /** Value of `useEscapeKeyToLogin`. */
  readonly opensLogin: boolean;
  /** URL of the admin area with this page; null if the page must not navigate there. */
  getConfigUrl(): string | null;
  logout(): unknown;
}

/**
 * @returns a function that stops listening
 */
export function handleEscape({
  page,
  stack,
  session,
  opensLogin,
  getConfigUrl,
  logout,
}: EscapeDeps): () => void {
  return page.onEscape(({ shiftKey, inFormControl }) => {
    if (stack.closeTop()) return true;
    if (inFormControl) return false;
    const { signedIn } = session.get();
    if (signedIn && shiftKey) {
      logout();
      return true;
    }
    if (shiftKey) return false;
    const configUrl = signedIn ? getConfigUrl() : null;
    if (configUrl) page.navigate(configUrl);
    else if (!signedIn && opensLogin) page.dispatch('site-services-login-request', {});
    return configUrl !== null;
  });
}
