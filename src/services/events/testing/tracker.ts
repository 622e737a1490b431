// What do the tests of the event tracker start with? A page, a tracker on it, and a server that takes everything.
import { readSiteContext } from '../../../core/entities/site-context';
import { createStore } from '../../../core/store';
import { createApi } from '../../api/api';
import { type FakePage, fakePage } from '../../page/testing/fake-page';
import type { ConsentState } from '../../ports';
import { resolveSettings } from '../../settings';
import { createStorage } from '../../storage/storage';
import { createEvents, type EventsPlace } from '../events';

interface Given {
  page?: FakePage;
  consent?: ConsentState;
  context?: Record<string, unknown>;
  place?: Partial<EventsPlace>;
}

export function start({
  page = fakePage(),
  consent: state = 'granted',
  context: json = {},
  place = {},
}: Given = {}) {
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
    place: { api: '/api/', url: '', stageUrl: '', mainDomain: '', ...place },
  });
  return { page, consent, events };
}

/** A server that takes everything, and says what it has taken. */
export function online(page: FakePage = fakePage(), status = 202) {
  page.answer(() => ({ status }));
  return page;
}

export const bodies = (page: FakePage) => page.requests.map(({ body }) => JSON.parse(body));
export const settle = (page: FakePage) => page.advance(0);
