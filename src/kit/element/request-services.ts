// Requests the services of `<site-services>` by a context request.
import type { Services } from '../../services/services';
import { servicesContext } from '../../services/services-context';
import { type ContextCallback, ContextRequestEvent } from './context-request';

export function requestServices(
  host: HTMLElement,
  callback: ContextCallback<Services | undefined>,
  isSubscription: boolean,
): void {
  host.dispatchEvent(new ContextRequestEvent(servicesContext, host, callback, isSubscription));
}

/** Services that are already provided. */
export function requestServicesOnce(host: HTMLElement): Services | undefined {
  let services: Services | undefined;
  requestServices(host, (value) => (services = value), false);
  return services;
}
