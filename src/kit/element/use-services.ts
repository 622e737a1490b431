// Finds the services of the page with a context request; falls back to standalone services.
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createStore } from '../../core/store';
import type { Services } from '../../services/services';
import { useHost } from './block-root';
import { requestServicesOnce, subscribeToServices } from './request-services';
import { getStandaloneServices } from './standalone-services';
import { useStore } from './use-store';

/** The services of the nearest `<site-services>`, regardless of which element is defined first. */
export function useServices(): Services {
  const host = useHost();
  // A store instead of state, because React renders its changes synchronously, so that a replayed click finds a block with
  // services.
  const [services] = useState(() => createStore(requestServicesOnce(host) ?? getStandaloneServices()));
  useEffect(
    // Late providers update synchronously, because user events that need these services are about to be replayed.
    () =>
      subscribeToServices(host, (provided) => services.set(provided ?? getStandaloneServices()), flushSync),
    [host, services],
  );
  return useStore(services);
}
