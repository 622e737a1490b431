// Provides services with a fake page, clock and server to a spec.
import { type FakePage, type FakePageOptions, fakePage } from '../../services/page/testing/fake-page';
import { createServices, type Services, type ServicesOptions } from '../../services/services';
import { servicesContext } from '../../services/services-context';
import type { ContextRequestEvent } from '../element/context-request';

export interface Provided {
  readonly services: Services;
  readonly page: FakePage;
  stop(): void;
}

/** Responds to the context requests of all blocks in the document until `stop`; waiting blocks request again. */
export function provideServices(
  options: FakePageOptions = {},
  servicesOptions: Partial<ServicesOptions> = {},
): Provided {
  const page = fakePage(options);
  const services = createServices({ page, ...servicesOptions });
  const respond = (event: Event) => {
    const { context, callback } = event as ContextRequestEvent<Services>;
    if (context !== servicesContext) return;
    event.stopImmediatePropagation();
    callback(services, () => {});
  };
  document.addEventListener('context-request', respond);
  document.dispatchEvent(Object.assign(new Event('context-provider'), { context: servicesContext }));
  return {
    services,
    page,
    stop() {
      document.removeEventListener('context-request', respond);
      services.stop();
    },
  };
}
