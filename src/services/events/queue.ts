// Exactly-once event queue. An event is stored before it is sent and stays stored until the server accepts it; its id
// deduplicates repeated requests. IndexedDB is too slow while a page unloads, so an event is first written to
// localStorage, synchronously, and then moved to the database.
import { parseJson } from '../../core/json';
import { isRecord } from '../../core/read';
import type { Page } from '../page/page';
import { createMissingCall } from '../shared/missing-calls';
import { createTimeout } from '../shared/timeout';
import type { EventEnvelope } from './envelope';

export interface QueuedEvent {
  readonly at: number;
  readonly envelope: EventEnvelope;
}

export interface EventQueue {
  /** Resolves once the event is stored. Drops it if the server is known not to have the call. */
  enqueue(envelope: EventEnvelope): Promise<void>;
  /** Sends the queued events, oldest first and a few at a time. Only one tab sends at a time. */
  flush(): Promise<void>;
  /** Sends the queued events by beacon, because the page is about to unload. */
  sendBeacons(): void;
  /** Deletes all queued events, after consent is withdrawn. */
  clear(): void;
  stop(): void;
}

export interface EventQueueDeps {
  readonly page: Page;
  readonly endpoint: string;
  /** Whether consent is granted. It can also expire or be removed by another script. */
  readonly isAllowed: () => boolean;
}

/** Console message for a rejected event (EVT-011, EVT-016). */
export const formatEventFailure = (status: number): string => `Error tracking event: HTTP Status ${status}`;

/** Milliseconds after which events expire. Long, because every event ages if the clock is set forward. */
const MAX_AGE = 30 * 24 * 3_600_000;
/** Many short page views, each left before the responses arrive, can queue 2,000 events. */
const MAX_QUEUED = 5000;
/** Number of concurrent requests. An event that the server rejects does not block others as long as one of them succeeds. */
const CONCURRENCY = 5;
/** In characters. Browsers limit `keepalive` requests and beacons to 64 KiB. */
const MAX_SIZE = 30_000;
/** First delay after a failure, in milliseconds; it doubles with each further failure. */
const INITIAL_RETRY_DELAY = 5000;
const MAX_RETRY_DELAY = 600_000;

const LOCK_NAME = 'site-events';
const DATABASE_NAME = 'events';
/**
 * Prefix of the localStorage keys. Each event has its own key, so that tabs never overwrite each other. Withdrawing consent
 * removes the keys (`consent/optional-storage.ts`).
 */
const UNLOAD_PREFIX = 'site-left-event-';

export function createEventQueue({ page, endpoint, isAllowed }: EventQueueDeps): EventQueue {
  const database = page.openRecords<QueuedEvent>(DATABASE_NAME);
  /** Unsent events of this page. Needed while the page unloads, and if the browser stores nothing. */
  const unsent = new Map<string, QueuedEvent>();
  const inFlight = new Set<string>();
  const call = createMissingCall(page, endpoint);
  let failures = 0;
  /** Number of `clear` calls. A flush that started before one stops. */
  let clearCount = 0;
  let cancel: (() => void) | undefined;
  let running: Promise<void> | undefined;
  let shouldRerun = false;
  let stopped = false;

  // Opening a database creates it, which must not happen after a withdrawal has deleted it.
  const readDatabase = (): Promise<readonly QueuedEvent[]> =>
    isAllowed() ? database.all().catch(() => []) : Promise.resolve([]);

  async function readQueue(): Promise<QueuedEvent[]> {
    const all = new Map((await readDatabase()).map((event) => [event.envelope.eventId, event]));
    for (const [id, event] of unsent) all.set(id, event);
    return [...all.values()].sort((a, b) => a.at - b.at);
  }

  async function remove({ envelope: { eventId } }: QueuedEvent): Promise<void> {
    unsent.delete(eventId);
    page.local.remove(UNLOAD_PREFIX + eventId);
    if (isAllowed()) await database.update(eventId, () => undefined).catch(() => {});
  }

  /** @returns whether the event is settled and needs no further attempt */
  async function send(event: QueuedEvent): Promise<boolean> {
    inFlight.add(event.envelope.eventId);
    const status = await postEvent(page, endpoint, event.envelope);
    inFlight.delete(event.envelope.eventId);
    const isAccepted = status === 200 || status === 202;
    call.note(status);
    if (!isAccepted && status > 0) page.warn(formatEventFailure(status));
    if (!isAccepted && isRetryable(status)) return false;
    await remove(event);
    return true;
  }

  /** Writes the event to localStorage, then moves it to the database if possible. */
  async function store(event: QueuedEvent): Promise<void> {
    const { eventId } = event.envelope;
    unsent.set(eventId, event);
    page.local.set(UNLOAD_PREFIX + eventId, JSON.stringify(event));
    if (await database.update(eventId, () => event).catch(() => false))
      page.local.remove(UNLOAD_PREFIX + eventId);
  }

  /** Takes over events that another tab left in localStorage. Invalid values, from any script, are removed. */
  async function recoverEvents(): Promise<void> {
    const writes: Promise<void>[] = [];
    for (const key of page.local.keys(UNLOAD_PREFIX)) {
      const event = parseJson(page.local.get(key));
      if (!isQueuedEvent(event)) page.local.remove(key);
      else if (!unsent.has(event.envelope.eventId)) writes.push(store(event));
    }
    await Promise.all(writes);
  }

  async function run(): Promise<void> {
    if (!isAllowed()) return;
    const startCount = clearCount;
    await recoverEvents();
    const all = await readQueue();
    const current = all.slice(-MAX_QUEUED).filter(({ at }) => at >= page.clock.now() - MAX_AGE);
    for (const event of all.slice(0, all.length - current.length)) await remove(event);
    let hasFailed = false;
    const canContinue = () => !stopped && startCount === clearCount && isAllowed();
    for (let next = 0; next < current.length && canContinue(); next += CONCURRENCY) {
      const settled = await Promise.all(current.slice(next, next + CONCURRENCY).map(send));
      const isProgressing = settled.includes(true);
      if (isProgressing) failures = 0;
      if (settled.includes(false)) hasFailed = true;
      if (!isProgressing) break;
    }
    failures = hasFailed ? failures + 1 : 0;
    if (!hasFailed) return;
    shouldRerun = false;
    schedule(Math.min(MAX_RETRY_DELAY, INITIAL_RETRY_DELAY * 2 ** (failures - 1)));
  }

  function schedule(delay: number): void {
    cancel?.();
    if (!stopped) cancel = page.clock.setTimeout(() => void flush(), delay);
  }

  function flush(): Promise<void> {
    // The current run does not include events that were added after it started.
    if (running) shouldRerun = true;
    running ??= page
      .lock(LOCK_NAME, 'skip', run)
      .catch(() => {})
      .then(() => {
        running = undefined;
        if (!shouldRerun) return undefined;
        shouldRerun = false;
        return flush();
      });
    return running;
  }

  const stopListening = page.on('online', () => void flush());
  return {
    async enqueue(envelope) {
      if (call.isMissing()) return;
      if (JSON.stringify(envelope).length > MAX_SIZE) {
        page.warn('site-services: an event is larger than 30,000 characters; it is not sent.');
        return;
      }
      await store({ at: page.clock.now(), envelope });
    },
    flush,
    sendBeacons() {
      for (const [id, { envelope }] of unsent)
        if (!inFlight.has(id)) page.beacon(endpoint, encodeForBeacon(envelope));
    },
    clear() {
      clearCount++;
      unsent.clear();
      for (const key of page.local.keys(UNLOAD_PREFIX)) page.local.remove(key);
      page.deleteRecords(DATABASE_NAME);
    },
    stop() {
      stopped = true;
      cancel?.();
      stopListening();
    },
  };
}

const isQueuedEvent = (value: unknown): value is QueuedEvent =>
  isRecord(value) &&
  typeof value.at === 'number' &&
  isRecord(value.envelope) &&
  typeof value.envelope.eventId === 'string';

/** There was no response, or it asks for a retry. */
const isRetryable = (status: number): boolean =>
  status === 0 || status === 408 || status === 429 || status >= 500;

/** HTTP status; 0 if there is no response, or a captive portal responds with an HTML page and status 200. */
async function postEvent(page: Page, endpoint: string, envelope: EventEnvelope): Promise<number> {
  // No other tab can send while this request is running.
  const timeout = createTimeout(page);
  try {
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify(envelope);
    const init: RequestInit = { method: 'POST', headers, body, credentials: 'include', keepalive: true };
    const response = await page.fetch(endpoint, { ...init, signal: timeout.signal });
    return (await isHtmlPage(response)) ? 0 : response.status;
  } catch {
    return 0;
  } finally {
    timeout.end();
  }
}

const isHtmlPage = async (response: Response): Promise<boolean> =>
  response.ok &&
  /html/.test(response.headers.get('content-type') ?? '') &&
  /^\s*</.test(await response.text());

/** Encodes an event for a beacon (EVT-010). */
function encodeForBeacon(envelope: EventEnvelope): URLSearchParams {
  const { commonData, customData, customSchemaName, ...ids } = envelope;
  const data = { commonData: JSON.stringify(commonData), customData: JSON.stringify(customData) };
  return new URLSearchParams({ ...ids, ...data, ...(customSchemaName && { customSchemaName }) });
}
