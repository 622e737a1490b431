// Where do analytics events go? Pure. (EVT-010, EVT-012, EVT-032)

export interface EventsEndpointOptions {
  /** The API root of this site, absolute or relative to the page. */
  readonly api: string;
  /** Where to instead (EVT-032); empty for the site's own API. */
  readonly url: string;
  /** Where to from pages that are not on the main domain: drafts and previews (EVT-012); empty for the same. */
  readonly stageUrl: string;
  /** The vendor's own domain (`appDomain` of the site context); empty without one. */
  readonly mainDomain: string;
}

export function resolveEventsEndpoint(
  { api, url, stageUrl, mainDomain }: EventsEndpointOptions,
  page: URL,
): string {
  const isStage = stageUrl !== '' && !isHostWithin(page.hostname, mainDomain);
  const own = () => new URL('v1/events', new URL(api.endsWith('/') ? api : `${api}/`, page));
  const chosen = isStage ? stageUrl : url;
  return chosen && URL.canParse(chosen, page.href) ? new URL(chosen, page).href : own().href;
}

/** Is the host the domain, or below it? */
export const isHostWithin = (host: string, domain: string): boolean =>
  domain !== '' && (host === domain || host.endsWith(`.${domain}`));
