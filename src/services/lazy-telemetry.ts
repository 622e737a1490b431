// How can the parts of a page tell something before the visitor has answered, and before the script for it has come?
// It waits here; with a yes the script is fetched and is told everything, with a no it is forgotten.
import { cloneJson, cloneJsonFields } from '../core/json';
import { type BufferedEvent, createEventBuffer } from './event-buffer';
import { captureOccurrence } from './occurrence';
import type { Page } from './page/page';
import type { Telemetry, TelemetryDeps } from './telemetry';
import type { Tracking } from './tracking/tracking';

/** So many calls wait at most. */
const CAPACITY = 100;

/** Told later, or, without a telling, dropped: whoever waits for it waits no longer. */
type Act = (telling: Telemetry | undefined) => unknown;

/** @param load `() => import('./telemetry')` */
export function createLazyTelemetry(
  needs: TelemetryDeps,
  load: () => Promise<{ createTelemetry(needs: TelemetryDeps): Telemetry }>,
): Telemetry {
  const { page, consent } = needs;
  const early = createEventBuffer(page, consent);
  let waiting: Act[] = [];
  let telling: Telemetry | undefined;
  let begun = false;
  let missing = false;
  let stopped = false;

  async function begin(): Promise<void> {
    const { createTelemetry } = await load();
    // One tab after the other: it counts its page, and tabs that are let go at once would be as many new visitors.
    await page.lock('site-visit', 'wait', async () => {
      if (!stopped) telling = createTelemetry(needs);
    });
    if (telling) settle(telling);
  }

  function actAll(ready?: Telemetry): void {
    const acts = waiting;
    waiting = [];
    for (const act of acts) act(ready);
  }

  function settle(ready?: Telemetry): void {
    actAll(ready);
    if (ready) early.flush(ready.events.track);
    else early.clear();
  }

  const follow = () => {
    if (consent.get() === 'denied') settle();
    if (begun || stopped || consent.get() !== 'granted') return;
    begun = true;
    begin().catch(() => {
      // The next page has another chance; the events are kept for it.
      page.warn('site-services: the script that tells the site of events and errors could not be loaded.');
      missing = true;
      early.releaseCallers();
      actAll();
    });
  };
  const ends = [consent.subscribe(follow), early.stop];
  follow();

  /** Scripts of the page may hand over anything: it must not keep others from being told, nor stop the script. */
  async function carryOut<R>(
    run: (ready: Telemetry) => R,
    ready: Telemetry,
  ): Promise<Awaited<R> | undefined> {
    try {
      return await run(ready);
    } catch (error) {
      page.warn('site-services: what a script tells cannot be sent; leaving it out.', error);
      return undefined;
    }
  }

  /** Now, or once it can be told. */
  function act<R>(run: (telling: Telemetry) => R): Promise<Awaited<R> | undefined> {
    if (telling) return carryOut(run, telling);
    if (missing || stopped || consent.get() === 'denied' || waiting.length >= CAPACITY)
      return Promise.resolve(undefined);
    return new Promise((resolve) => {
      waiting.push((ready) => resolve(ready && carryOut(run, ready)));
      // Nobody waits for a visitor's answer.
      if (consent.get() === 'pending') resolve(undefined);
    });
  }

  const track = (event: BufferedEvent): Promise<void> => {
    if (telling) return telling.events.track(event.payload, event.schema, event.at);
    return stopped ? Promise.resolve() : early.push(event);
  };

  return {
    ...tellers(page, act, track),
    stop() {
      stopped = true;
      for (const end of ends) end();
      settle();
      telling?.stop();
    },
  };
}

/** For a page without <site-services>: nothing is told, and an event that goes nowhere is worth a warning (EVT-020). */
export function createNoopTelemetry(page: Page): Telemetry {
  const warn = () =>
    page.warn('site-services: an event was tracked on a page without <site-services>; it goes nowhere.');
  const stop = () => {};
  return {
    events: {
      track: async () => warn(),
      async record() {
        warn();
        return false;
      },
      stop,
    },
    errors: { report: () => {}, logWarning: () => {}, stop },
    performance: { record: () => {}, stop },
    trace: { log: () => {}, stop },
    tracking: noTracking(),
    stop,
  };
}

type Count = Exclude<keyof Tracking, 'stop'>;

/** Each count of the census, made by whoever is handed its name. */
const counts = (count: <C extends Count>(name: C) => Tracking[C]): Tracking => ({
  pageView: count('pageView'),
  hit: count('hit'),
  formRender: count('formRender'),
  buttonRender: count('buttonRender'),
  buttonClick: count('buttonClick'),
  overlay: count('overlay'),
  quickView: count('quickView'),
  visitPixel: count('visitPixel'),
  commerce: count('commerce'),
  visibility: count('visibility'),
  stop() {},
});

const noTracking = () => counts(() => () => {});

/** What is told later is told as it was. */
function tellers(
  page: Page,
  act: <R>(run: (telling: Telemetry) => R) => Promise<Awaited<R> | undefined>,
  track: (event: BufferedEvent) => Promise<void>,
): Omit<Telemetry, 'stop'> {
  const stop = () => {};
  return {
    events: {
      async track(payload, schema, at = captureOccurrence(page)) {
        if (typeof payload !== 'object' || payload === null) throw new Error('no payload');
        const lose = (name: string) =>
          page.warn(`site-services: JSON cannot hold the field "${name}" of an event; leaving it out.`);
        await track({ payload: cloneJsonFields(payload, lose), schema, at });
      },
      record: async (event, as) => (await act(({ events }) => events.record(event, as))) ?? false,
      stop,
    },
    performance: {
      record(event, data, at = captureOccurrence(page)) {
        const copy = cloneJson(data);
        void act(({ performance }) => performance.record(event, copy, at));
      },
      stop,
    },
    errors: {
      report: (event, error, at = captureOccurrence(page)) =>
        void act(({ errors }) => errors.report(event, error, at)),
      logWarning: (what, error) => void act(({ errors }) => errors.logWarning(what, error)),
      stop,
    },
    trace: {
      log(type, data, at = captureOccurrence(page)) {
        const copy = cloneJson(data);
        void act(({ trace }) => trace.log(type, copy, at));
      },
      stop,
    },
    tracking: counts((name) => (...given: readonly unknown[]) => {
      void act(({ tracking }) => (tracking[name] as (...given: readonly unknown[]) => void)(...given));
    }),
  };
}
