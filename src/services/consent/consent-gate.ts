// What stands in the head of a page, before everything else? The gate: it marks the answer on the root element, tells
// Google's tags, lets go what waits for consent, and begins the page anew when consent is taken back.

import { createActivator } from './activator';
import { type ConsentStatus, isAllowed, parseCategories } from './categories';
import { reflectConsentState } from './consent-state';
import { type GoogleWindow, sendConsentCommand } from './google-consent-mode';

/** What scripts of the page may ask: `siteConsent.allows('analytics')`. */
export interface SiteConsent {
  allows(categories: string): boolean;
}

export type ConsentGateWindow = Window &
  GoogleWindow & { siteConsent?: SiteConsent; readonly console?: Console };

/** Of the event that tells of a decision. */
type Told = ConsentStatus & { readonly ready?: Promise<unknown> };

/**
 * Does nothing where a gate stands already.
 * @param known what the page knows already; the cookie says it otherwise
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
    // What runs cannot be stopped; the page without it is one reload away.
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
  // Out of the back/forward cache: another page of the site may have asked in the meantime.
  page.addEventListener('pageshow', ({ persisted }) => persisted && follow(look(page)));
  // Scripts are complete only when the parser is.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
  else begin();
}

function look({ document, navigator }: Window): ConsentStatus {
  const state = reflectConsentState(document, navigator);
  // Where cookies cannot be read nothing is granted, and nobody asks for what.
  const written = state === 'granted' && /; ss_cookieCategories=([^;]*)/.exec(`; ${document.cookie}`)?.[1];
  return { state, categories: parseCategories(written || undefined) };
}

/** Unless the page prevents it, because it has something better to do. */
function startOver({ document, location }: Window): void {
  const request = new CustomEvent('site-consent-reload-request', {
    cancelable: true,
    detail: { reason: 'withdrawn' },
  });
  if (document.dispatchEvent(request)) location.reload();
}
