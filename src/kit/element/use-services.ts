// Finds the services of the page by a context request; falls back to standalone services.
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createStore } from '../../core/store';
import type { Services } from '../../services/services';
import { servicesContext } from '../../services/services-context';
import { useHost } from './block-root';
import type { ContextCallback } from './context-request';
import { requestServices, requestServicesOnce } from './request-services';
import { getStandaloneServices } from './standalone-services';
import { useStore } from './use-store';

type Provided = Services | undefined;

/** The services of the nearest `<site-services>`, whichever of the two is defined first. */
export function useServices(): Services {
  const host = useHost();
  // A store instead of state: React renders its changes synchronously, so that a replayed click finds a block with
  // services.
  const [services] = useState(() => createStore(requestServicesOnce(host) ?? getStandaloneServices()));
  useEffect(
    () => subscribe(host, (provided) => services.set(provided ?? getStandaloneServices())),
    [host, services],
  );
  return useStore(services);
}

/** Requests now, and again when a provider appears: it may be nearer than the last one. */
function subscribe(host: HTMLElement, receive: (services: Provided) => void): () => void {
  let unsubscribeLast: (() => void) | undefined;
  const receiveFrom: ContextCallback<Provided> = (value, unsubscribe) => {
    if (unsubscribeLast !== unsubscribe) unsubscribeLast?.();
    unsubscribeLast = unsubscribe;
    receive(value);
  };
  const onProvider = (event: Event) => {
    // Synchronously: events of the visitor are about to be replayed and need these services.
    if ((event as Event & { context?: unknown }).context === servicesContext)
      flushSync(() => requestServices(host, receiveFrom, true));
  };
  document.addEventListener('context-provider', onProvider);
  requestServices(host, receiveFrom, true);
  return () => {
    document.removeEventListener('context-provider', onProvider);
    unsubscribeLast?.();
  };
}
