// Services of an element without a view.
import type { Services } from '../../services/services';
import { loadPart } from './load-part';
import { requestServicesOnce, subscribeToServices } from './request-services';

/**
 * The services of the page as soon as they are provided, or standalone services on a page without `<site-services>`.
 * @returns undefined (never rejects) if the latter cannot be loaded
 */
export async function findServices(element: HTMLElement): Promise<Services | undefined> {
  const provided = requestServicesOnce(element);
  if (provided) return provided;
  if (!document.querySelector('site-services')) {
    const standalone = await loadPart(element.localName, () => import('./standalone-services'));
    return standalone?.getStandaloneServices();
  }
  return new Promise((resolve) => {
    const stop = subscribeToServices(element, (services) => {
      if (!services) return;
      resolve(services);
      queueMicrotask(() => stop());
    });
  });
}
