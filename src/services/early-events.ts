// What becomes of events that are tracked before the script for them has come? They wait; when the page is left before
// that, and the visitor has agreed, they are written down for the next page.
import type { EventPayload } from '../core/events/common-fields';
import { jsonCopy, parseJson } from '../core/json';
import { isRecord, readArray } from '../core/read';
import type { Store } from '../core/store';
import type { Moment } from './moment';
import type { Page } from './page/page';
import type { ConsentState } from './ports';

export interface EarlyEvent {
  readonly payload: EventPayload;
  readonly schema: string | undefined;
  readonly at: Moment;
}

export interface EarlyEvents {
  /** Resolves once it is told, written down or dropped; at once while nobody knows whether it may be told. */
  add(event: EarlyEvent): Promise<void>;
  /** Tells everything, also what an earlier page has left. */
  tell(track: (payload: EventPayload, schema: string | undefined, at: Moment) => Promise<void>): void;
  drop(): void;
  /** From now on nobody is kept waiting: the script could not be had, and the events wait for another chance. */
  rest(): void;
  stop(): void;
}

/** In localStorage; it has to go with the other traces (`consent/optional-storage.ts`). */
export const EARLY_KEY = 'site-early-events';

/** So many wait at most: those of many short pages, while the script does not come. */
const CAPACITY = 1000;

interface Waiting {
  readonly event: EarlyEvent;
  readonly done: (told?: Promise<void>) => void;
}

export function createEarlyEvents(page: Page, consent: Store<ConsentState>): EarlyEvents {
  const waiting: Waiting[] = [];
  const take = () => waiting.splice(0);
  let isMissing = false;

  /** They leave the memory: a page that lives on after all finds them where any other does. */
  const writeDown = () => {
    if (consent.get() !== 'granted' || waiting.length === 0) return;
    const all = [...stored(page), ...waiting.map(({ event }) => event)].slice(-CAPACITY);
    if (page.local.set(EARLY_KEY, JSON.stringify(jsonCopy(all)))) for (const { done } of take()) done();
  };
  const stopHide = page.on('hide', writeDown);
  return {
    add(event) {
      if (consent.get() === 'denied' || waiting.length >= CAPACITY) return Promise.resolve();
      return new Promise((done) => {
        waiting.push({ event, done });
        if (isMissing || consent.get() === 'pending') done();
      });
    },
    tell(track) {
      const left = stored(page);
      if (left.length > 0) page.local.remove(EARLY_KEY);
      for (const { payload, schema, at } of left) void track(payload, schema, at).catch(() => {});
      for (const { event, done } of take()) done(track(event.payload, event.schema, event.at));
    },
    drop() {
      for (const { done } of take()) done();
    },
    rest() {
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
function stored({ local }: Page): EarlyEvent[] {
  return readArray(parseJson(local.get(EARLY_KEY))).flatMap((one) => {
    if (!isRecord(one) || !isRecord(one.payload) || !isRecord(one.at)) return [];
    const { time, url } = one.at;
    if (typeof time !== 'number' || !URL.canParse(String(url))) return [];
    const schema = typeof one.schema === 'string' ? one.schema : undefined;
    return [{ payload: one.payload, schema, at: { time, url: new URL(String(url)) } }];
  });
}
