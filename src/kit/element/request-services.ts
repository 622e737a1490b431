// Requests the services of `<site-services>` with a context request.
import type { Services } from '../../services/services';
import { servicesContext } from '../../services/services-context';
import { type ContextCallback, ContextRequestEvent } from './context-request';

type Provided = Services | undefined;

function requestServices(host: HTMLElement, callback: ContextCallback<Provided>, subscribes: boolean): void {
  host.dispatchEvent(new ContextRequestEvent(servicesContext, host, callback, subscribes));
}

/** The services, if they are already provided. */
export function requestServicesOnce(host: HTMLElement): Provided {
  let services: Provided;
  requestServices(host, (value) => (services = value), false);
  return services;
}

const SERVICES_TAG = 'site-services';

/** Requests from elements that are defined before `<site-services>`. Promises would keep removed elements in memory. */
const early = new Set<() => void>();
let isWaiting = false;

function requestOnceDefined(request: () => void): void {
  early.add(request);
  if (isWaiting) return;
  isWaiting = true;
  void customElements.whenDefined(SERVICES_TAG).then(() => {
    for (const run of early) run();
    early.clear();
  });
}

/**
 * Requests now, and again when a provider appears, because it may be nearer than the previous one. `wrapLate` runs the later
 * requests. Returns the unsubscribe function.
 */
export function subscribeToServices(
  host: HTMLElement,
  receive: (services: Provided) => void,
  wrapLate: (request: () => void) => void = (request) => request(),
): () => void {
  let unsubscribeLast: (() => void) | undefined;
  const receiveFrom: ContextCallback<Provided> = (value, unsubscribe) => {
    if (unsubscribeLast !== unsubscribe) unsubscribeLast?.();
    unsubscribeLast = unsubscribe;
    receive(value);
  };
  const request = () => requestServices(host, receiveFrom, true);
  const onProvider = (event: Event & { context?: unknown }) => {
    if (event.context === servicesContext) wrapLate(request);
  };
  document.addEventListener('context-provider', onProvider);
  request();
  // Until the element is defined, it receives no requests; it loads the services on the first one.
  if (!customElements.get(SERVICES_TAG)) requestOnceDefined(request);
  return () => {
    early.delete(request);
    document.removeEventListener('context-provider', onProvider);
    unsubscribeLast?.();
  };
}
