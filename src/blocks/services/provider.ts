// Services of a page, created from the attributes of <site-services> and its site context, and provided as a context.
import { ContextProvider } from '@lit/context';
import type { ReactiveControllerHost } from 'lit';
import { isRecord } from '../../core/read';
import type { ContractValues } from '../../kit/contract/contract';
import { checkVersion } from '../../kit/versions/check-version';
import { browserPage } from '../../services/page/page';
import { createServices, type Services, type ServicesOptions } from '../../services/services';
import { servicesContext } from '../../services/services-context';
import { CONTEXT_SCRIPT_SELECTOR } from './context-script';
import type { services as contract } from './services.contract';

/** A `<site-services>` element. */
type ServicesHost = HTMLElement & ContractValues<typeof contract>;

export interface ServicesProvider {
  readonly services: Services;
  /** Makes waiting blocks repeat their requests. */
  announce(): void;
  /** Reads attributes and children again, and replaces the services if they changed. */
  update(): void;
  /** Answers a request from outside the element. */
  answerRequest(request: Event): void;
  /** Stops the services; blocks fall back to standalone ones. */
  stop(): void;
}

/** @param host connected to the document */
export function createServicesProvider(host: ServicesHost): ServicesProvider {
  checkVersion();
  const page = browserPage();
  let input = readInput(host);
  let services = createServices({ page, ...parse(input, page.warn) });
  const provider = new ContextProvider(asControllerHost(host), {
    context: servicesContext,
    initialValue: services,
  });
  return {
    get services() {
      return services;
    },
    announce: () => provider.hostConnected(),
    update() {
      const next = readInput(host);
      if (JSON.stringify(next) === JSON.stringify(input)) return;
      input = next;
      services.stop();
      services = createServices({ page, ...parse(input, page.warn) });
      provider.setValue(services);
    },
    answerRequest: (request) =>
      provider.onContextRequest(request as Parameters<typeof provider.onContextRequest>[0]),
    stop() {
      services.stop();
      host.removeEventListener('context-request', provider.onContextRequest);
      host.removeEventListener('context-provider', provider.onProviderRequest);
      // Without a value, a block falls back to standalone services.
      provider.setValue(undefined as never);
      provider.clearCallbacks();
    },
  };
}

/** The provider works without a controller host: this module calls `hostConnected` itself. */
const asControllerHost = (host: ServicesHost) => host as ServicesHost & ReactiveControllerHost;

/** Services of an element outside the document. */
export function createStandaloneServices(): Services {
  return createServices({ page: browserPage(), isStandalone: true });
}

interface Input {
  readonly settings: NonNullable<ServicesOptions['settings']>;
  /** Text of the site context. */
  readonly context: string;
}

function readInput(host: ServicesHost): Input {
  return {
    settings: {
      apiBase: host.apiBase,
      websiteId: host.websiteId,
      locale: host.locale,
      currency: host.currency,
      eventsUrl: host.eventsUrl,
      eventsStageUrl: host.eventsStageUrl,
      commercePixelUrl: host.commercePixelUrl,
      logoutPath: host.logoutPath,
      announcementManager: host.announcementManager,
      overlayManager: host.overlayManager,
      internalHosts: host.internalHosts.split(/\s+/).filter(Boolean),
    },
    context: host.querySelector(CONTEXT_SCRIPT_SELECTOR)?.textContent?.trim() ?? '',
  };
}

function parse({ settings, context }: Input, warn: (message: string) => void): Omit<ServicesOptions, 'page'> {
  try {
    const json: unknown = JSON.parse(context || '{}');
    if (!isRecord(json)) throw new Error(`it begins with ${context.slice(0, 20)}`);
    return { settings, context: json };
  } catch (error) {
    warn(
      `site-services: its site context is not a JSON object (${(error as Error).message}); using an empty one.`,
    );
    return { settings };
  }
}
