// How does an event survive that the page is left, the line is dead or the tab is killed? It is written down before it is
// sent, and stays until the server has taken it; its id makes it count once, however often it travels. A disk takes its
// time, and a page that is left has none: until the disk has it, an event lies in localStorage, which is written at once.
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
  /** Resolves once it is written down. */
  enqueue(envelope: EventEnvelope): Promise<void>;
  /** Sends what waits, a few at once and the oldest first; one tab at a time. */
  flush(): Promise<void>;
  /** Hands what waits to the browser, which sends it when the page is gone. */
  sendBeacons(): void;
  /** Forgets everything that waits: the visitor has withdrawn. */
  clear(): void;
  stop(): void;
}

export interface EventQueueDeps {
  readonly page: Page;
  readonly endpoint: string;
  /** Whether anything may be sent: an answer may have ended, or been removed from outside. */
  readonly may: () => boolean;
}

/** What the server says to an event (EVT-011, EVT-016). */
export const formatEventFailure = (status: number): string => `Error tracking event: HTTP Status ${status}`;

/** What is older says nothing any more, in ms; long, since a clock that is put forward makes everything old. */
const MAX_AGE = 30 * 24 * 3_600_000;
/** A browser is no archive. A visitor of many short pages, who leaves each before the answers come, has 2,000 waiting. */
const MAX_WAITING = 5000;
/** So many travel at once. One that the server cannot take does not hold up the others as long as any of them arrives. */
const AT_ONCE = 5;
/** Characters: a browser lets no more than 64 KiB outlive a page. */
const MAX_SIZE = 30_000;
/** First pause after a failure, in ms; it doubles with each further one. */
const FIRST_PAUSE = 5000;
const LONGEST_PAUSE = 600_000;

const NAME = 'site-events';
const RECORDS = 'events';
/**
 * Before the id, in localStorage: a key for each, so that two tabs never overwrite each other's. They have to go with the
 * other traces (`consent/optional-storage.ts`).
 */
const LEFT = 'site-left-event-';

export function createEventQueue({ page, endpoint, may }: EventQueueDeps): EventQueue {
  const disk = page.openRecords<QueuedEvent>(RECORDS);
  /** Of this page, until the server has taken it: a browser may refuse both, and no disk is read while a page is left. */
  const own = new Map<string, QueuedEvent>();
  const inFlight = new Set<string>();
  let failures = 0;
  /** How often everything was forgotten: a round that began before sends nothing more. */
  let clearings = 0;
  let cancel: (() => void) | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;

  // To look at a database makes one: not after a withdrawal, which has removed it.
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

  /** @returns whether it is done with */
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

  /** At once, then on disk, if that takes it. */
  async function keep(event: QueuedEvent): Promise<void> {
    const { eventId } = event.envelope;
    own.set(eventId, event);
    page.local.set(LEFT + eventId, JSON.stringify(event));
    if (await disk.update(eventId, () => event).catch(() => false)) page.local.remove(LEFT + eventId);
  }

  /** What a tab could only leave in a hurry is this one's from now on. Anybody can write there. */
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
    // What came while the round was under way is not part of it.
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
        page.warn('site-services: an event is too large to be sent; leaving it out.');
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

/** No answer, or one that says "later". */
const mayComeBack = (status: number): boolean =>
  status === 0 || status === 408 || status === 429 || status >= 500;

/** The status of the answer; 0 when there was none, or a page instead: a network that asks to sign in says 200 as well. */
async function post(page: Page, endpoint: string, envelope: EventEnvelope): Promise<number> {
  // While it is under way no other tab can send.
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

/** As a beacon sends it (EVT-010). */
function formOf(envelope: EventEnvelope): URLSearchParams {
  const { commonData, customData, customSchemaName, ...ids } = envelope;
  const data = { commonData: JSON.stringify(commonData), customData: JSON.stringify(customData) };
  return new URLSearchParams({ ...ids, ...data, ...(customSchemaName && { customSchemaName }) });
}
