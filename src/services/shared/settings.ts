// Resolves the settings of the page from attributes, site context and browser.
import { API_ROOT, calls } from '../../core/calls';
import type { SiteContext } from '../../core/entities/site-context';
import type { Page } from '../page/page';

export interface Settings {
  /** Root of all calls; default `/api/` (API-005). Can be on another host. */
  readonly apiBase: string;
  readonly websiteId: string;
  /** BCP 47. */
  readonly locale: string;
  /** ISO 4217. */
  readonly currency: string;
  /** Endpoint of analytics events; empty for the site API (EVT-032). */
  readonly eventsUrl: string;
  /** The same for pages outside the site's app domain (EVT-012). */
  readonly eventsStageUrl: string;
  /** URL of the commerce pixel; empty if there is none (TRK-023). */
  readonly commercePixelUrl: string;
  /** Path of the contributor logout, relative to the API root (ruling 30). */
  readonly logoutPath: string;
  /** Scripts for signed-in contributors; empty if there are none (AUT-021). */
  readonly announcementManager: string;
  readonly overlayManager: string;
  /** Hosts whose pages can override experiment variants (AUT-023). */
  readonly internalHosts: readonly string[];
}

/** Attributes take precedence, then the site context, then the browser; an empty value counts as missing (ruling 5). */
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
