// Exactly-once event queue. An event is stored before it is sent and stays stored until the server accepts it; its id
// deduplicates repeated requests. IndexedDB is too slow while a page unloads, so an event is first written to
// localStorage, synchronously, and then moved to the database.
import { parseJson } from '../../core/json';
import { isRecord } from '../../core/read';
import type { Page } from '../page/page';
import { createTimeout } from '../timeout';
import type { EventEnvelope } from './envelope';

export interface QueuedEvent {
  readonly at: number;
  readonly envelope: EventEnvelope;
}

export interface EventQueue {
  /** Resolves once the event is stored. */
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
  readonly may: () => boolean;
}

/** Console message for a refused event (EVT-011, EVT-016). */
export const formatEventFailure = (status: number): string => `Error tracking event: HTTP Status ${status}`;

/** Milliseconds after which events expire. Long, because setting the clock forward ages every event. */
const MAX_AGE = 30 * 24 * 3_600_000;
/** Many short page views, each left before the responses arrive, can queue 2,000 events. */
const MAX_WAITING = 5000;
/** Concurrent requests. An event that the server refuses does not block the others as long as one of them succeeds. */
const AT_ONCE = 5;
/** Characters. Browsers limit `keepalive` requests and beacons to 64 KiB. */
const MAX_SIZE = 30_000;
/** First delay after a failure, in milliseconds; it doubles with each further failure. */
const FIRST_PAUSE = 5000;
const LONGEST_PAUSE = 600_000;

const NAME = 'site-events';
const RECORDS = 'events';
/**
 * Prefix of the localStorage keys. Each event has its own key, so that tabs never overwrite each other. Withdrawing consent
 * removes the keys (`consent/optional-storage.ts`).
 */
const LEFT = 'site-left-event-';

export function createEventQueue({ page, endpoint, may }: EventQueueDeps): EventQueue {
  const disk = page.openRecords<QueuedEvent>(RECORDS);
  /** Unsent events of this page. Needed while the page unloads, and when the browser stores nothing. */
  const own = new Map<string, QueuedEvent>();
  const inFlight = new Set<string>();
  let failures = 0;
  /** Number of `clear` calls. A flush that started before one stops. */
  let clearings = 0;
  let cancel: (() => void) | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;

  // Opening a database creates it, which must not happen after a withdrawal has deleted it.
  const onDisk = (): Promise<readonly QueuedEvent[]> =>
    may() ? disk.all().catch(() => []) : Promise.resolve([]);

  async function waiting(): Promise<QueuedEvent[]> {
    const all = new Map((await onDisk()).map((event) => [event.envelope.eventId, event]));
    for (const [id, event] of own) all.set(id, event);
    return [...all.values()].sort((a, b) => a.at - b.at);
  }

  async function forget({ envelope: { eventId } }: QueuedEvent): Promise<void> {
    own.delete(eventId);
    page.local.remove(LEFT + eventId);
    if (may()) await disk.update(eventId, () => undefined).catch(() => {});
  }

  /** @returns whether the event is settled and needs no further attempt */
  async function send(event: QueuedEvent): Promise<boolean> {
    inFlight.add(event.envelope.eventId);
    const status = await post(page, endpoint, event.envelope);
    inFlight.delete(event.envelope.eventId);
    const isTaken = status === 200 || status === 202;
    if (!isTaken && status > 0) page.warn(formatEventFailure(status));
    if (!isTaken && mayComeBack(status)) return false;
    await forget(event);
    return true;
  }

  /** Writes the event to localStorage, then moves it to the database if possible. */
  async function keep(event: QueuedEvent): Promise<void> {
    const { eventId } = event.envelope;
    own.set(eventId, event);
    page.local.set(LEFT + eventId, JSON.stringify(event));
    if (await disk.update(eventId, () => event).catch(() => false)) page.local.remove(LEFT + eventId);
  }

  /** Takes over events that another tab left in localStorage. Invalid values, from any script, are removed. */
  async function collect(): Promise<void> {
    const keeping: Promise<void>[] = [];
    for (const key of page.local.keys(LEFT)) {
      const event = parseJson(page.local.get(key));
      if (!isQueued(event)) page.local.remove(key);
      else if (!own.has(event.envelope.eventId)) keeping.push(keep(event));
    }
    await Promise.all(keeping);
  }

  async function run(): Promise<void> {
    if (!may()) return;
    const before = clearings;
    await collect();
    const all = await waiting();
    const left = all.slice(-MAX_WAITING).filter(({ at }) => at >= page.clock.now() - MAX_AGE);
    for (const event of all.slice(0, all.length - left.length)) await forget(event);
    let hasFailed = false;
    const goesOn = () => !stopped && before === clearings && may();
    for (let next = 0; next < left.length && goesOn(); next += AT_ONCE) {
      const areDone = await Promise.all(left.slice(next, next + AT_ONCE).map(send));
      const isMoving = areDone.includes(true);
      if (isMoving) failures = 0;
      if (areDone.includes(false)) hasFailed = true;
      if (!isMoving) break;
    }
    failures = hasFailed ? failures + 1 : 0;
    if (!hasFailed) return;
    again = false;
    schedule(Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (failures - 1)));
  }

  function schedule(pause: number): void {
    cancel?.();
    if (!stopped) cancel = page.clock.setTimeout(() => void flush(), pause);
  }

  function flush(): Promise<void> {
    // The current run does not include events that were added after it started.
    if (running) again = true;
    running ??= page
      .lock(NAME, 'skip', run)
      .catch(() => {})
      .then(() => {
        running = undefined;
        if (!again) return undefined;
        again = false;
        return flush();
      });
    return running;
  }

  const stopOnline = page.on('online', () => void flush());
  return {
    async enqueue(envelope) {
      if (JSON.stringify(envelope).length > MAX_SIZE) {
        page.warn('site-services: an event is larger than 30,000 characters; it is not sent.');
        return;
      }
      await keep({ at: page.clock.now(), envelope });
    },
    flush,
    sendBeacons() {
      for (const [id, { envelope }] of own) if (!inFlight.has(id)) page.beacon(endpoint, formOf(envelope));
    },
    clear() {
      clearings++;
      own.clear();
      for (const key of page.local.keys(LEFT)) page.local.remove(key);
      page.deleteRecords(RECORDS);
    },
    stop() {
      stopped = true;
      cancel?.();
      stopOnline();
    },
  };
}

const isQueued = (one: unknown): one is QueuedEvent =>
  isRecord(one) &&
  typeof one.at === 'number' &&
  isRecord(one.envelope) &&
  typeof one.envelope.eventId === 'string';

/** No response, or one that asks to retry. */
const mayComeBack = (status: number): boolean =>
  status === 0 || status === 408 || status === 429 || status >= 500;

/** HTTP status; 0 without a response, or when a captive portal responds with an HTML page and status 200. */
async function post(page: Page, endpoint: string, envelope: EventEnvelope): Promise<number> {
  // No other tab can send while this request is running.
  const limit = createTimeout(page);
  try {
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify(envelope);
    const init: RequestInit = { method: 'POST', headers, body, credentials: 'include', keepalive: true };
    const response = await page.fetch(endpoint, { ...init, signal: limit.signal });
    return (await isPage(response)) ? 0 : response.status;
  } catch {
    return 0;
  } finally {
    limit.end();
  }
}

const isPage = async (response: Response): Promise<boolean> =>
  response.ok &&
  /html/.test(response.headers.get('content-type') ?? '') &&
  /^\s*</.test(await response.text());

/** Encodes an event for a beacon (EVT-010). */
function formOf(envelope: EventEnvelope): URLSearchParams {
  const { commonData, customData, customSchemaName, ...ids } = envelope;
  const data = { commonData: JSON.stringify(commonData), customData: JSON.stringify(customData) };
  return new URLSearchParams({ ...ids, ...data, ...(customSchemaName && { customSchemaName }) });
}
