// May this page do optional things? The first look, small enough to run before everything else; without dependencies.
import type { ConsentState } from '../ports';

/** `true`: accepted, `false`: declined, absent: not answered (CON-015). */
export const CONSENT_COOKIE = 'ss_cookieAllowed';

/** The state that follows from the cookie and from Global Privacy Control (ruling 26). */
export function resolveConsentState(answer: string | undefined, privacySignal: boolean): ConsentState {
  if (answer === 'true') return 'granted';
  return answer === 'false' || privacySignal ? 'denied' : 'pending';
}

/**
 * Reads the state and writes it as `data-site-consent` on the root element, where style sheets, templates and the
 * server's own scripts find it.
 */
export function reflectConsentState(document: Document, navigator: object): ConsentState {
  const state = resolveConsentState(
    readAnswer(document),
    (navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl === true,
  );
  document.documentElement.dataset.siteConsent = state;
  return state;
}

function readAnswer(document: Document): string | undefined {
  try {
    return /(?:^|; )ss_cookieAllowed=([^;]*)/.exec(document.cookie)?.[1];
  } catch {
    // A sandboxed frame may not look at cookies: nobody has answered there.
    return undefined;
  }
}
