// What does <site-services> hand out? The services for its attributes and its site context, as a context of the page.
import { ContextProvider } from '@lit/context';
import { isRecord } from '../../core/read';
import { browserPage } from '../../services/page/page';
import { createServices, type Services, type ServicesOptions } from '../../services/services';
import { servicesContext } from '../../services/services-context';
import { CONTEXT_SCRIPT_SELECTOR } from './context-script';
import type { SiteServices } from './services.element';

export interface ServicesProvider {
  readonly services: Services;
  /** Tells the blocks that wait to ask again: once the element knows who answers them. */
  announce(): void;
  /** Looks at attributes and children again; makes new services when they say something else. */
  update(): void;
  /** Answers a block outside the element. */
  answerRequest(request: Event): void;
  /** Stops everything; blocks fall back to their quiet services. */
  stop(): void;
}

/** Begins to provide. The host has to be in the document. */
export function createServicesProvider(host: SiteServices): ServicesProvider {
  const page = browserPage();
  let given = readGiven(host);
  let services = createServices({ page, ...parse(given, page.warn) });
  const provider = new ContextProvider(host, { context: servicesContext, initialValue: services });
  return {
    get services() {
      return services;
    },
    // The provider does so by itself while it is made, which is too early.
    announce: () => provider.hostConnected(),
    update() {
      const next = readGiven(host);
      if (JSON.stringify(next) === JSON.stringify(given)) return;
      given = next;
      services.stop();
      services = createServices({ page, ...parse(given, page.warn) });
      provider.setValue(services);
    },
    answerRequest: (request) =>
      provider.onContextRequest(request as Parameters<typeof provider.onContextRequest>[0]),
    stop() {
      services.stop();
      host.removeController(provider);
      host.removeEventListener('context-request', provider.onContextRequest);
      host.removeEventListener('context-provider', provider.onProviderRequest);
      // No value means to a block that it is on its own again.
      provider.setValue(undefined as never);
      provider.clearCallbacks();
    },
  };
}

/** For an element outside the document. */
export function createQuietServices(): Services {
  return createServices({ page: browserPage(), isStandalone: true });
}

/** What the page says about its services, as it is written. */
interface Given {
  readonly settings: NonNullable<ServicesOptions['settings']>;
  readonly context: string;
}

function readGiven(host: SiteServices): Given {
  const { dataset } = host;
  return {
    settings: {
      apiBase: host.apiBase || dataset.apiBase || '',
      websiteId: host.websiteId || dataset.websiteId || '',
      locale: host.locale || dataset.locale || '',
      currency: host.currency || dataset.currency || '',
      eventsUrl: host.eventsUrl || dataset.eventsUrl || '',
      eventsStageUrl: host.eventsStageUrl || dataset.eventsStageUrl || '',
      commercePixelUrl: host.commercePixelUrl || dataset.commercePixelUrl || '',
      logoutPath: host.logoutPath || dataset.logoutPath || '',
      announcementManager: host.announcementManager || dataset.announcementManager || '',
      overlayManager: host.overlayManager || dataset.overlayManager || '',
      internalHosts: (host.internalHosts || dataset.internalHosts || '').split(/\s+/).filter(Boolean),
    },
    context: host.querySelector(CONTEXT_SCRIPT_SELECTOR)?.textContent?.trim() ?? '',
  };
}

function parse({ settings, context }: Given, warn: (message: string) => void): Omit<ServicesOptions, 'page'> {
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
