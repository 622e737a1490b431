// URL of the analytics endpoint (EVT-010, EVT-012, EVT-032). Pure.
import { calls } from '../../core/calls';

export interface EventsEndpointOptions {
  /** API root of the site, absolute or relative to the page. */
  readonly api: string;
  /** Custom endpoint (EVT-032); empty for the site's API. */
  readonly url: string;
  /** Endpoint for pages outside the main domain, such as drafts and previews (EVT-012); empty for the same endpoint. */
  readonly stageUrl: string;
  /** The vendor's domain (`appDomain` of the site context); can be empty. */
  readonly mainDomain: string;
}

export function resolveEventsEndpoint(
  { api, url, stageUrl, mainDomain }: EventsEndpointOptions,
  page: URL,
): string {
  const isStage = stageUrl !== '' && !isHostWithin(page.hostname, mainDomain);
  const own = () => new URL(calls.visitorEvents.path, new URL(api.endsWith('/') ? api : `${api}/`, page));
  const chosen = isStage ? stageUrl : url;
  return chosen && URL.canParse(chosen, page.href) ? new URL(chosen, page).href : own().href;
}

/** Whether a host is the domain or one of its subdomains. */
export const isHostWithin = (host: string, domain: string): boolean =>
  domain !== '' && (host === domain || host.endsWith(`.${domain}`));
