// Finds the services of the page by a context request; falls back to standalone services.
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createStore } from '../../core/store';
import type { Services } from '../../services/services';
import { useHost } from './block-root';
import { requestServicesOnce, subscribeToServices } from './request-services';
import { getStandaloneServices } from './standalone-services';
import { useStore } from './use-store';

/** The services of the nearest `<site-services>`, whichever of the two is defined first. */
export function useServices(): Services {
  const host = useHost();
  // A store instead of state: React renders its changes synchronously, so that a replayed click finds a block with
  // services.
  const [services] = useState(() => createStore(requestServicesOnce(host) ?? getStandaloneServices()));
  useEffect(
    // Late providers synchronously: events of the visitor are about to be replayed and need these services.
    () =>
      subscribeToServices(host, (provided) => services.set(provided ?? getStandaloneServices()), flushSync),
    [host, services],
  );
  return useStore(services);
}
