// Buffer for events that are tracked before the telemetry chunk has loaded. When the visitor leaves first and has
// consented, the events are stored for the next page.
import type { EventPayload } from '../core/events/common-fields';
import { cloneJson, parseJson } from '../core/json';
import { isRecord, readArray } from '../core/read';
import type { Store } from '../core/store';
import type { Occurrence } from './occurrence';
import type { Page } from './page/page';
import type { ConsentState } from './ports';

export interface BufferedEvent {
  readonly payload: EventPayload;
  readonly schema: string | undefined;
  readonly at: Occurrence;
}

export interface EventBuffer {
  /** Resolves once the event is sent, stored or dropped; immediately while consent is pending. */
  push(event: BufferedEvent): Promise<void>;
  /** Tracks all events, including those that an earlier page has stored. */
  flush(track: (payload: EventPayload, schema: string | undefined, at: Occurrence) => Promise<void>): void;
  clear(): void;
  /** Resolves all pending and future `push` calls: the chunk failed to load, and the events wait for the next page. */
  releaseCallers(): void;
  stop(): void;
}

/** Key in localStorage. Withdrawing consent removes it (`consent/optional-storage.ts`). */
export const EVENT_BUFFER_KEY = 'site-early-events';

/** Maximum number of events: those of many short page views without the chunk. */
const CAPACITY = 1000;

interface Waiting {
  readonly event: BufferedEvent;
  readonly done: (told?: Promise<void>) => void;
}

export function createEventBuffer(page: Page, consent: Store<ConsentState>): EventBuffer {
  const waiting: Waiting[] = [];
  const take = () => waiting.splice(0);
  let isMissing = false;

  /** Moves the events to localStorage. If the page is shown again, it reads them from there like any other page. */
  const writeDown = () => {
    if (consent.get() !== 'granted' || waiting.length === 0) return;
    const all = [...stored(page), ...waiting.map(({ event }) => event)].slice(-CAPACITY);
    if (page.local.set(EVENT_BUFFER_KEY, JSON.stringify(cloneJson(all))))
      for (const { done } of take()) done();
  };
  const stopHide = page.on('hide', writeDown);
  return {
    push(event) {
      if (consent.get() === 'denied' || waiting.length >= CAPACITY) return Promise.resolve();
      return new Promise((done) => {
        waiting.push({ event, done });
        if (isMissing || consent.get() === 'pending') done();
      });
    },
    flush(track) {
      const left = stored(page);
      if (left.length > 0) page.local.remove(EVENT_BUFFER_KEY);
      for (const { payload, schema, at } of left) void track(payload, schema, at).catch(() => {});
      for (const { event, done } of take()) done(track(event.payload, event.schema, event.at));
    },
    clear() {
      for (const { done } of take()) done();
    },
    releaseCallers() {
      isMissing = true;
      for (const { done } of waiting) done();
    },
    stop() {
      // A new instance on this page or the next page sends them.
      writeDown();
      stopHide();
    },
  };
}

/** Validates every event: any script can write to localStorage. */
function stored({ local }: Page): BufferedEvent[] {
  return readArray(parseJson(local.get(EVENT_BUFFER_KEY))).flatMap((one) => {
    if (!isRecord(one) || !isRecord(one.payload) || !isRecord(one.at)) return [];
    const { time, url } = one.at;
    if (typeof time !== 'number' || !URL.canParse(String(url))) return [];
    const schema = typeof one.schema === 'string' ? one.schema : undefined;
    return [{ payload: one.payload, schema, at: { time, url: new URL(String(url)) } }];
  });
}
