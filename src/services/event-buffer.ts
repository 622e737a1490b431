// What becomes of events that are tracked before the script for them has come? They wait; when the page is left before
// that, and the visitor has agreed, they are written down for the next page.
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
  /** Resolves once it is told, written down or dropped; at once while nobody knows whether it may be told. */
  push(event: BufferedEvent): Promise<void>;
  /** Tells everything, also what an earlier page has left. */
  flush(track: (payload: EventPayload, schema: string | undefined, at: Occurrence) => Promise<void>): void;
  clear(): void;
  /** From now on nobody is kept waiting: the script could not be had, and the events wait for another chance. */
  releaseCallers(): void;
  stop(): void;
}

/** In localStorage; it has to go with the other traces (`consent/optional-storage.ts`). */
export const EVENT_BUFFER_KEY = 'site-early-events';

/** So many wait at most: those of many short pages, while the script does not come. */
const CAPACITY = 1000;

interface Waiting {
  readonly event: BufferedEvent;
  readonly done: (told?: Promise<void>) => void;
}

export function createEventBuffer(page: Page, consent: Store<ConsentState>): EventBuffer {
  const waiting: Waiting[] = [];
  const take = () => waiting.splice(0);
  let isMissing = false;

  /** They leave the memory: a page that lives on after all finds them where any other does. */
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
      // Whoever comes in its place tells them.
      writeDown();
      stopHide();
    },
  };
}

/** Anybody can write there. */
function stored({ local }: Page): BufferedEvent[] {
  return readArray(parseJson(local.get(EVENT_BUFFER_KEY))).flatMap((one) => {
    if (!isRecord(one) || !isRecord(one.payload) || !isRecord(one.at)) return [];
    const { time, url } = one.at;
    if (typeof time !== 'number' || !URL.canParse(String(url))) return [];
    const schema = typeof one.schema === 'string' ? one.schema : undefined;
    return [{ payload: one.payload, schema, at: { time, url: new URL(String(url)) } }];
  });
}
