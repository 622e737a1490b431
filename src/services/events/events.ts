// Analytics events service: tracks events exactly once, with consent only.
import type { SiteContext } from '../../core/entities/site-context';
import { ContributorRole } from '../../core/enums/roles';
import type { EventPayload } from '../../core/events/common-fields';
import type { Store } from '../../core/store';
import { UUID7_RANDOM_BYTES, uuid7 } from '../../core/uuid7';
import type { Page } from '../page/page';
import { captureOccurrence, type Occurrence } from '../shared/occurrence';
import type { Api, BrowserStorage, ConsentState, SessionState } from '../shared/ports';
import type { Settings } from '../shared/settings';
import { type EventsEndpointOptions, resolveEventsEndpoint } from './endpoint';
import { createEnvelope, type EventEnvelope, type Identity, type TrackedEvent } from './envelope';
import { clearIdentity, continueSession, resolveAnalyticsId } from './identity';
import { createEventQueue } from './queue';
import { type RecordedEvent, recordForm, recordJson } from './record';

export type { EventsEndpointOptions };

export interface Events {
  /**
   * Tracks an event. Common fields of the wrong type are dropped with a warning; all other fields are custom data (EVT-006,
   * EVT-017). Resolves once the event is stored; rejects with 'no payload' when the payload is missing (EVT-018).
   * @param schema name of the schema of the custom data
   */
  track(payload: EventPayload, schema?: string, at?: Occurrence): Promise<void>;
  /** Sends `POST /api/events/RecordEvent`, as JSON (EVT-013) or form-encoded (EVT-014). @returns whether the server accepted it */
  record(event: RecordedEvent, as?: 'json' | 'form'): Promise<boolean>;
  stop(): void;
}

export interface EventsDeps {
  readonly page: Page;
  readonly settings: Settings;
  readonly context: SiteContext;
  readonly consent: Store<ConsentState>;
  readonly session: Store<SessionState>;
  readonly api: Pick<Api, 'post'>;
  readonly storage: BrowserStorage & { isAvailable(): boolean };
  readonly endpoint: EventsEndpointOptions;
}

/** BroadcastChannel on which tracked events are published for administrators (EVT-029). */
export const EVENTS_CHANNEL = 'site-events';

export function createEvents(deps: EventsDeps): Events {
  const { page, consent, storage } = deps;
  const isAllowed = () => consent.get() === 'granted';
  const endpoint = resolveEventsEndpoint(deps.endpoint, page.url());
  const queue = createEventQueue({ page, endpoint, isAllowed });
  const channel = isAdmin(deps.session.get()) ? page.openChannel(EVENTS_CHANNEL, () => {}) : null;
  let identity: Identity | undefined;

  /** Accesses cookies and storage, so it must not be called before consent. */
  const identify = (): Identity => {
    storage.isAvailable();
    identity ??= {
      analyticsId: resolveAnalyticsId(page, storage, deps.endpoint.mainDomain),
      ...continueSession(page, storage),
    };
    return identity;
  };

  async function enqueue(event: TrackedEvent): Promise<void> {
    const { envelope, invalidFields } = createEnvelope(deps, identify(), event);
    for (const name of invalidFields)
      page.warn(`site-services: the field "${name}" of an event is not a string; it is ignored.`);
    channel?.post(envelope satisfies EventEnvelope);
    await queue.enqueue(envelope);
    void queue.flush();
  }

  const handleConsent = (state: ConsentState) => {
    // Events stored by an earlier page are sent now.
    if (state === 'granted') void queue.flush();
    if (state !== 'denied') return;
    identity = undefined;
    clearIdentity(page, storage);
    queue.clear();
  };
  const cleanups = [
    consent.subscribe(handleConsent),
    page.on('hide', () => isAllowed() && queue.sendBeacons()),
  ];
  void queue.flush();

  return {
    async track(payload, schema, at = captureOccurrence(page)) {
      if (payload === undefined || payload === null) throw new Error('no payload');
      if (!isAllowed()) return;
      const eventId = uuid7(at.time, page.randomBytes(UUID7_RANDOM_BYTES));
      await enqueue({ payload: { ...payload }, schema: schema ?? null, eventId, at });
    },
    async record(event, as = 'json') {
      if (!isAllowed()) return false;
      return as === 'form' ? recordForm(deps, event) : recordJson(deps, event);
    },
    stop() {
      for (const cleanup of cleanups) cleanup();
      channel?.close();
      queue.stop();
    },
  };
}

const isAdmin = ({ signedIn, roles }: SessionState): boolean =>
  signedIn && roles.includes(ContributorRole.admin);
