// Consent gate for the head of a page: reflects the consent state on the root element, informs Google's tags, activates
// elements that wait for consent, and reloads the page when consent is withdrawn.

import { createActivator } from './activator';
import { type ConsentStatus, isAllowed, parseCategories } from './categories';
import { reflectConsentState } from './consent-state';
import { type GoogleWindow, sendConsentCommand } from './google-consent-mode';

/** Global API for scripts of the page: `siteConsent.allows('analytics')`. */
export interface SiteConsent {
  allows(categories: string): boolean;
}

export type ConsentGateWindow = Window &
  GoogleWindow & { siteConsent?: SiteConsent; readonly console?: Console };

/** Detail of the `site-services-consent` event. */
type Told = ConsentStatus & { readonly ready?: Promise<unknown> };

/**
 * Does nothing when the page already has a gate.
 * @param initialStatus default: read from the cookie
 */
export function startConsentGate(page: ConsentGateWindow, known?: ConsentStatus): void {
  if (page.siteConsent) return;
  const { document } = page;
  let given = known ?? look(page);
  const allows = (words: string) => isAllowed(words, given);
  const release = createActivator(document, allows, (message) => page.console?.warn(message));
  page.siteConsent = { allows };

  function follow({ ready, ...next }: Told) {
    given = next;
    sendConsentCommand(page, given);
    release.run();
    // Running scripts cannot be stopped, so the page is reloaded without them.
    if (!release.released.every(allows)) void Promise.resolve(ready).then(() => startOver(page));
  }

  function begin() {
    release.run();
    new MutationObserver(release.run).observe(document, { childList: true, subtree: true });
  }

  sendConsentCommand(page, undefined);
  if (given.state !== 'pending') sendConsentCommand(page, given);
  document.addEventListener('site-services-consent', (event) =>
    follow((event as CustomEvent<Told | null>).detail ?? look(page)),
  );
  // Restored from the back/forward cache: the visitor may have decided on another page.
  page.addEventListener('pageshow', ({ persisted }) => persisted && follow(look(page)));
  // Inline scripts are incomplete while the parser is running.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
  else begin();
}

function look({ document, navigator }: Window): ConsentStatus {
  const state = reflectConsentState(document, navigator);
  // Without access to cookies nothing is granted, so the categories are not read.
  const written = state === 'granted' && /; ss_cookieCategories=([^;]*)/.exec(`; ${document.cookie}`)?.[1];
  return { state, categories: parseCategories(written || undefined) };
}

/** The page can prevent the reload. */
function startOver({ document, location }: Window): void {
  const request = new CustomEvent('site-consent-reload-request', {
    cancelable: true,
    detail: { reason: 'withdrawn' },
  });
  if (document.dispatchEvent(request)) location.reload();
}
