// Consent state from the cookie. Small and without dependencies, because it runs before everything else.
import type { ConsentState } from '../shared/ports';

/** `true`: accepted, `false`: declined, missing: undecided (CON-015). */
export const CONSENT_COOKIE = 'ss_cookieAllowed';

/** Matches the cookies that need consent, listed in `optional-storage.ts`. */
export const OPTIONAL_COOKIE = /\b(ss_c(?!o)|SS_|user_seg|ss_ana)/;

/** Resolves the state from the cookie and Global Privacy Control (ruling 26). */
export function resolveConsentState(decision: string | undefined, privacySignal: boolean): ConsentState {
  if (decision === 'true') return 'granted';
  return decision === 'false' || privacySignal ? 'denied' : 'pending';
}

/**
 * Reads the state and reflects it as `data-site-consent` on the root element, for style sheets, templates and scripts of
 * the page.
 */
export function reflectConsentState(document: Document, navigator: object): ConsentState {
  const state = resolveConsentState(
    readDecision(document),
    (navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl === true,
  );
  document.documentElement.dataset.siteConsent = state;
  return state;
}

function readDecision(document: Document): string | undefined {
  try {
    return /(?:^|; )ss_cookieAllowed=([^;]*)/.exec(document.cookie)?.[1];
  } catch {
    // A sandboxed frame has no access to cookies.
    return undefined;
  }
}
