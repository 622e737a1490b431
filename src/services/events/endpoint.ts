// Where do analytics events go? Pure. (EVT-010, EVT-012, EVT-032)

export interface EventsPlace {
  /** Address of the API root of this site, absolute. */
  readonly api: string;
  /** Where to instead: an address of the integrator's own (EVT-032). */
  readonly endpoint?: string;
  /** The vendor's own domains; the first one is the main domain. None on a site that keeps its own events. */
  readonly domains: readonly string[];
  /** Roots of the APIs that take events for pages on the main domain, and for all others (EVT-012). */
  readonly hosts?: { readonly production: string; readonly stage: string };
}

export function eventsEndpoint({ api, endpoint, domains, hosts }: EventsPlace, page: URL): string {
  if (endpoint) return new URL(endpoint, page).href;
  const root = hosts && domains[0] ? hosts[isOn(page.hostname, domains[0]) ? 'production' : 'stage'] : api;
  return new URL('v1/events', new URL(root.endsWith('/') ? root : `${root}/`, page)).href;
}

const isOn = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);
