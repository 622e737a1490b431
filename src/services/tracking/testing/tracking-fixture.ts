// Test setup for the tracking service: a fake page and a server that accepts every call.
import { readSiteContext } from '../../../core/entities/site-context';
import type { EventPayload } from '../../../core/events/common-fields';
import { createStore } from '../../../core/store';
import { createApi } from '../../api/api';
import { type FakePage, fakePage } from '../../page/testing/fake-page';
import type { ConsentState } from '../../shared/ports';
import { resolveSettings, type Settings } from '../../shared/settings';
import { createTracking } from '../tracking';

export interface SetupOptions {
  page?: FakePage;
  consent?: ConsentState;
  context?: Record<string, unknown>;
  settings?: Partial<Settings>;
}

export function setup({
  page = fakePage(),
  consent = 'granted',
  context: json = {},
  settings: settingsOverrides = {},
}: SetupOptions = {}) {
  const context = readSiteContext(json);
  const api = createApi({ page, base: '/api/', token: createStore<string | null>(null) });
  const state = createStore<ConsentState>(consent);
  const signedIn = context.authenticatedAccount !== null;
  const session = createStore({ signedIn, roles: context.websiteRoles, account: null });
  const options = { websiteId: 'w1', locale: 'en-GB', currency: 'EUR', ...settingsOverrides };
  const settings = resolveSettings(options, context, page);
  page.respond(() => ({ status: 204 }));
  const tracked: EventPayload[] = [];
  const track = async (payload: EventPayload) => void tracked.push(payload);
  const report = () => {};
  const deps = { page, settings, context, consent: state, session, api, track, report };
  return { page, consent: state, tracked, tracking: createTracking(deps) };
}
