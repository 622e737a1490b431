// Test setup for the events service: a fake page and a server that accepts every event.
import { readSiteContext } from '../../../core/entities/site-context';
import { createStore } from '../../../core/store';
import { createApi } from '../../api/api';
import { type FakePage, fakePage } from '../../page/testing/fake-page';
import type { ConsentState } from '../../shared/ports';
import { resolveSettings } from '../../shared/settings';
import { createStorage } from '../../storage/storage';
import { createEvents, type EventsEndpointOptions } from '../events';

interface SetupOptions {
  page?: FakePage;
  consent?: ConsentState;
  context?: Record<string, unknown>;
  endpoint?: Partial<EventsEndpointOptions>;
}

export function setup({
  page = fakePage(),
  consent: state = 'granted',
  context: json = {},
  endpoint = {},
}: SetupOptions = {}) {
  const context = readSiteContext(json);
  const consent = createStore<ConsentState>(state);
  const signedIn = context.authenticatedAccount !== null;
  const events = createEvents({
    page,
    context,
    consent,
    settings: resolveSettings({ websiteId: 'w1' }, context, page),
    session: createStore({ signedIn, roles: context.websiteRoles, account: null }),
    api: createApi({ page, base: '/api/', token: createStore<string | null>(null) }),
    storage: createStorage(page),
    endpoint: { api: '/api/', url: '', stageUrl: '', mainDomain: '', ...endpoint },
  });
  return { page, consent, events };
}

/** Responds to every request with the given status. */
export function respondWith(page: FakePage = fakePage(), status = 202) {
  page.respond(() => ({ status }));
  return page;
}

export const getRequestBodies = (page: FakePage) => page.requests.map(({ body }) => JSON.parse(body));
export const flushPromises = (page: FakePage) => page.advance(0);
