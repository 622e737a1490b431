// Buffer for events that are tracked before the telemetry chunk has loaded. When the visitor leaves first and has
// consented, the events are stored for the next page.
import type { EventPayload } from '../core/events/common-fields';
import { cloneJson, parseJson } from '../core/json';
import { isRecord, readArray } from '../core/read';
import type { Store } from '../core/store';
import type { Page } from './page/page';
import type { Occurrence } from './shared/occurrence';
import type { ConsentState } from './shared/ports';

export interface BufferedEvent {
  readonly payload: EventPayload;
  readonly schema: string | undefined;
  readonly at: Occurrence;
}

export interface EventBuffer {
  /** Resolves once the event is sent, stored or dropped; immediately while consent is pending. */
  push(event: BufferedEvent): Promise<void>;
  /** Tracks all events, including those stored by an earlier page. */
  flush(track: (payload: EventPayload, schema: string | undefined, at: Occurrence) => Promise<void>): void;
  clear(): void;
  /** Resolves all pending and future `push` calls, because the chunk failed to load and the events wait for the next page. */
  releaseCallers(): void;
  stop(): void;
}

/** Key in localStorage. Withdrawing consent removes it (`consent/optional-storage.ts`). */
export const EVENT_BUFFER_KEY = 'site-early-events';

/** Maximum number of events, enough for many short page views without the chunk. */
const CAPACITY = 1000;

interface PendingEvent {
  readonly event: BufferedEvent;
  readonly resolve: (result?: Promise<void>) => void;
}

export function createEventBuffer(page: Page, consent: Store<ConsentState>): EventBuffer {
  const pending: PendingEvent[] = [];
  const takeAll = () => pending.splice(0);
  let isChunkMissing = false;

  /** Moves the events to localStorage. If this page is shown again, it reads them from there like any other page. */
  const persist = () => {
    if (consent.get() !== 'granted' || pending.length === 0) return;
    const all = [...readStoredEvents(page), ...pending.map(({ event }) => event)].slice(-CAPACITY);
    if (page.local.set(EVENT_BUFFER_KEY, JSON.stringify(cloneJson(all))))
      for (const { resolve } of takeAll()) resolve();
  };
  const stopListening = page.on('hide', persist);
  return {
    push(event) {
      if (consent.get() === 'denied' || pending.length >= CAPACITY) return Promise.resolve();
      return new Promise((resolve) => {
        pending.push({ event, resolve });
        if (isChunkMissing || consent.get() === 'pending') resolve();
      });
    },
    flush(track) {
      const stored = readStoredEvents(page);
      if (stored.length > 0) page.local.remove(EVENT_BUFFER_KEY);
      for (const { payload, schema, at } of stored) void track(payload, schema, at).catch(() => {});
      for (const { event, resolve } of takeAll()) resolve(track(event.payload, event.schema, event.at));
    },
    clear() {
      for (const { resolve } of takeAll()) resolve();
    },
    releaseCallers() {
      isChunkMissing = true;
      for (const { resolve } of pending) resolve();
    },
    stop() {
      // A new instance on this page or the next page sends them.
      persist();
      stopListening();
    },
  };
}

/** Validates every event: any script can write to localStorage. */
function readStoredEvents({ local }: Page): BufferedEvent[] {
  return readArray(parseJson(local.get(EVENT_BUFFER_KEY))).flatMap((event) => {
    if (!isRecord(event) || !isRecord(event.payload) || !isRecord(event.at)) return [];
    const { time, url } = event.at;
    if (typeof time !== 'number' || !URL.canParse(String(url))) return [];
    const schema = typeof event.schema === 'string' ? event.schema : undefined;
    return [{ payload: event.payload, schema, at: { time, url: new URL(String(url)) } }];
  });
}
