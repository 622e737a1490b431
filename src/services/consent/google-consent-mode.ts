// Google Consent Mode v2: a default command before any tag, then updates.
import { type ConsentStatus, isAllowed } from './categories';

/** Globals of Google's snippets. */
export interface GoogleWindow {
  dataLayer?: unknown[];
  gtag?: (...args: unknown[]) => void;
}

/** Milliseconds that tags wait for an update after the default. */
const UPDATE_TIMEOUT = 500;

/** @param status undefined for the default command */
export function sendConsentCommand(page: GoogleWindow, status: ConsentStatus | undefined): void {
  page.dataLayer ??= [];
  const { dataLayer } = page;
  const gtag =
    page.gtag ??
    function tag() {
      // Google's tags only recognize an Arguments object as a command.
      // biome-ignore lint/complexity/noArguments: see above
      dataLayer.push(arguments);
    };
  const getValue = (category: string) => (status && isAllowed(category, status) ? 'granted' : 'denied');
  const [functional, advertising] = [getValue('2'), getValue('3')];
  (gtag as (...args: unknown[]) => void)('consent', status ? 'update' : 'default', {
    ad_storage: advertising,
    ad_user_data: advertising,
    ad_personalization: advertising,
    analytics_storage: functional,
    functionality_storage: functional,
    personalization_storage: functional,
    security_storage: 'granted',
    ...(!status && { wait_for_update: UPDATE_TIMEOUT }),
  });
}
