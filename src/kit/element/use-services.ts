// Finds the services of the page by a context request; falls back to quiet services.
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createStore } from '../../core/store';
import { browserPage } from '../../services/page/page';
import { createServices, type Services } from '../../services/services';
import { servicesContext } from '../../services/services-context';
import { useHost } from './block-root';
import { type ContextCallback, ContextRequestEvent } from './context-request';
import { useStore } from './use-store';

type Provided = Services | undefined;

/** The services of the nearest `<site-services>`, in whatever order it and the block are defined. */
export function useServices(): Services {
  const host = useHost();
  // A store and no plain state: React draws its changes at once, so that a click that was held for the services meets
  // a block that has them.
  const [services] = useState(() => createStore(askOnce(host) ?? quietServices()));
  useEffect(() => follow(host, (provided) => services.set(provided ?? quietServices())), [host, services]);
  return useStore(services);
}

/** One for all blocks of a page without `<site-services>`: reads the consent cookie, tracks nothing. */
let quiet: Provided;
function quietServices(): Services {
  quiet ??= createServices({ page: browserPage(), isStandalone: true });
  return quiet;
}

function ask(host: HTMLElement, callback: ContextCallback<Provided>, subscribe: boolean): void {
  host.dispatchEvent(new ContextRequestEvent(servicesContext, host, callback, subscribe));
}

/** What is there already, so that the first drawing is the right one. */
function askOnce(host: HTMLElement): Provided {
  let services: Provided;
  ask(host, (value) => (services = value), false);
  return services;
}

/** Asks now, and again when a provider appears: it may be nearer than the last one. */
function follow(host: HTMLElement, receive: (services: Provided) => void): () => void {
  let release: (() => void) | undefined;
  const receiveFrom: ContextCallback<Provided> = (value, unsubscribe) => {
    if (release !== unsubscribe) release?.();
    release = unsubscribe;
    receive(value);
  };
  const announced = (event: Event) => {
    // At once: what a visitor did in the meantime is about to be handed over and must find these services.
    if ((event as Event & { context?: unknown }).context === servicesContext)
      flushSync(() => ask(host, receiveFrom, true));
  };
  document.addEventListener('context-provider', announced);
  ask(host, receiveFrom, true);
  return () => {
    document.removeEventListener('context-provider', announced);
    release?.();
  };
}
