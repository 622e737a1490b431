// Resolves the settings of the page from attributes, site context and browser.
import { API_ROOT, calls } from '../core/calls';
import type { SiteContext } from '../core/entities/site-context';
import type { Page } from './page/page';

export interface Settings {
  /** Root of all calls; default `/api/` (API-005). May lie on another host. */
  readonly apiBase: string;
  readonly websiteId: string;
  /** BCP 47. */
  readonly locale: string;
  /** ISO 4217. */
  readonly currency: string;
  /** Where analytics events go instead of the API; empty for the API (EVT-032). */
  readonly eventsUrl: string;
  /** The same for pages that are not on the site's app domain (EVT-012). */
  readonly eventsStageUrl: string;
  /** Where the pixel of the shop is asked for; empty for nowhere (TRK-023). */
  readonly commercePixelUrl: string;
  /** The logout of the site's own people, relative to the root of all calls (ruling 30). */
  readonly logoutPath: string;
  /** Scripts for the site's own people; empty for none (AUT-021). */
  readonly announcementManager: string;
  readonly overlayManager: string;
  /** Hosts whose pages may choose the variants of experiments (AUT-023). */
  readonly internalHosts: readonly string[];
}

/** What was given wins, then the site context, then the page and its visitor; empty counts as not given (ruling 5). */
export function resolveSettings(options: Partial<Settings>, context: SiteContext, page: Page): Settings {
  return {
    apiBase: options.apiBase || API_ROOT,
    websiteId: options.websiteId || context.website.id,
    locale: options.locale || context.website.language || page.language() || page.device.language || 'en-US',
    currency: options.currency || context.websiteSettings.storeSettings.selectedCurrency,
    eventsUrl: options.eventsUrl ?? '',
    eventsStageUrl: options.eventsStageUrl ?? '',
    commercePixelUrl: options.commercePixelUrl ?? '',
    logoutPath: options.logoutPath || calls.logout.path,
    announcementManager: options.announcementManager ?? '',
    overlayManager: options.overlayManager ?? '',
    internalHosts: options.internalHosts ?? [],
  };
}
