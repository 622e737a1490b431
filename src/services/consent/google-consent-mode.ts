// How do Google's tags hear what the visitor wants? By Consent Mode v2: a default before any tag, then updates.
import { type ConsentStatus, isAllowed } from './categories';

/** What Google's snippets leave on the window. */
export interface GoogleWindow {
  dataLayer?: unknown[];
  gtag?: (...args: unknown[]) => void;
}

/** How long tags wait for an update after the default, in ms. */
const WAIT = 500;

/** Stores nothing: the list lives as long as the page. */
export function sendConsentCommand(page: GoogleWindow, given: ConsentStatus | undefined): void {
  page.dataLayer ??= [];
  const { dataLayer } = page;
  const tell =
    page.gtag ??
    function tag() {
      // Their reader takes nothing but an Arguments object for a command.
      // biome-ignore lint/complexity/noArguments: see above
      dataLayer.push(arguments);
    };
  const word = (category: string) => (given && isAllowed(category, given) ? 'granted' : 'denied');
  const [functional, advertising] = [word('2'), word('3')];
  (tell as (...args: unknown[]) => void)('consent', given ? 'update' : 'default', {
    ad_storage: advertising,
    ad_user_data: advertising,
    ad_personalization: advertising,
    analytics_storage: functional,
    functionality_storage: functional,
    personalization_storage: functional,
    security_storage: 'granted',
    ...(!given && { wait_for_update: WAIT }),
  });
}
