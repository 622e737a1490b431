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
type ConsentEventDetail = ConsentStatus & { readonly ready?: Promise<unknown> };

/**
 * Does nothing when the page already has a gate.
 * @param initialStatus default: read from the cookie
 */
export function startConsentGate(page: ConsentGateWindow, initialStatus?: ConsentStatus): void {
  if (page.siteConsent) return;
  const { document } = page;
  let status = initialStatus ?? readStatus(page);
  const allows = (categories: string) => isAllowed(categories, status);
  const activator = createActivator(document, allows, (message) => page.console?.warn(message));
  page.siteConsent = { allows };

  function update({ ready, ...next }: ConsentEventDetail) {
    status = next;
    sendConsentCommand(page, status);
    activator.run();
    // Running scripts cannot be stopped, so the page is reloaded without them.
    if (!activator.activated.every(allows)) void Promise.resolve(ready).then(() => reload(page));
  }

  function start() {
    activator.run();
    new MutationObserver(activator.run).observe(document, { childList: true, subtree: true });
  }

  sendConsentCommand(page, undefined);
  if (status.state !== 'pending') sendConsentCommand(page, status);
  document.addEventListener('site-services-consent', (event) =>
    update((event as CustomEvent<ConsentEventDetail | null>).detail ?? readStatus(page)),
  );
  // Restored from the back/forward cache: the visitor may have decided on another page.
  page.addEventListener('pageshow', ({ persisted }) => persisted && update(readStatus(page)));
  // Inline scripts are incomplete while the parser is running.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
}

function readStatus({ document, navigator }: Window): ConsentStatus {
  const state = reflectConsentState(document, navigator);
  // Without access to cookies, nothing is granted, so the categories are not read.
  const categories = state === 'granted' && /; ss_cookieCategories=([^;]*)/.exec(`; ${document.cookie}`)?.[1];
  return { state, categories: parseCategories(categories || undefined) };
}

/** The page can prevent the reload. */
function reload({ document, location }: Window): void {
  const request = new CustomEvent('site-consent-reload-request', {
    cancelable: true,
    detail: { reason: 'withdrawn' },
  });
  if (document.dispatchEvent(request)) location.reload();
}
