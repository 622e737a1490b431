// Telemetry before its script is loaded. Calls wait for the visitor's consent, which loads the script, and are dropped if
// consent is denied.
import { cloneJson, cloneJsonFields } from '../core/json';
import { type BufferedEvent, createEventBuffer } from './event-buffer';
import type { Page } from './page/page';
import { createLazyScript } from './shared/lazy-script';
import { captureOccurrence } from './shared/occurrence';
import type { Telemetry, TelemetryDeps } from './telemetry';
import type { Tracking } from './tracking/tracking';

/** @param load `() => import('./telemetry')` */
export function createLazyTelemetry(
  deps: TelemetryDeps,
  load: () => Promise<{ createTelemetry(deps: TelemetryDeps): Telemetry }>,
): Telemetry {
  const { page, consent } = deps;
  const buffer = createEventBuffer(page, consent);
  let isStopped = false;

  const lazy = createLazyScript<Telemetry>(page, 'telemetry', {
    async load() {
      const { createTelemetry } = await load();
      // One tab at a time; otherwise, tabs that start together would each count as a new visitor.
      const telemetry = await page.lock('site-visit', 'wait', async () =>
        isStopped ? null : createTelemetry(deps),
      );
      if (!telemetry) throw new Error('stopped');
      buffer.flush(telemetry.events.track);
      return telemetry;
    },
    onStop: (telemetry) => telemetry.stop(),
  });

  const applyConsent = () => {
    // After a failure, buffered events wait for the network or the next page, and pending calls resolve.
    if (consent.get() === 'granted') lazy.load().catch(buffer.releaseCallers);
    if (consent.get() !== 'denied') return;
    lazy.clear();
    buffer.clear();
  };
  const unsubscribe = consent.subscribe(applyConsent);
  applyConsent();

  /** Runs now or once the script is loaded. Resolves with undefined if the call is dropped or waits for consent. */
  function call<R>(run: (telemetry: Telemetry) => R): Promise<Awaited<R> | undefined> {
    if (!lazy.get() && consent.get() === 'denied') return Promise.resolve(undefined);
    return new Promise((resolve) => {
      lazy.whenLoaded((telemetry) => resolve(telemetry && runSafely(page, () => run(telemetry))));
      if (consent.get() === 'pending') resolve(undefined);
    });
  }

  function track(event: BufferedEvent): Promise<void> {
    const telemetry = lazy.get();
    if (telemetry) return telemetry.events.track(event.payload, event.schema, event.at);
    return isStopped ? Promise.resolve() : buffer.push(event);
  }

  return {
    ...deferCalls(page, call, track),
    stop() {
      isStopped = true;
      unsubscribe();
      buffer.stop();
      buffer.clear();
      lazy.stop();
    },
  };
}

/** Scripts of the page may pass any value, which must neither break other calls nor cause an exception in the caller. */
async function runSafely<R>(page: Page, run: () => R): Promise<Awaited<R> | undefined> {
  try {
    return await run();
  } catch (error) {
    page.warn('site-services: a telemetry call failed; ignoring it.', error);
    return undefined;
  }
}

/** For a page without <site-services>: sends nothing and warns about tracked events (EVT-020). */
export function createNoopTelemetry(page: Page): Telemetry {
  const warn = () =>
    page.warn('site-services: an event was tracked on a page without <site-services>; it is not sent.');
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
    errors: { report: () => {}, stop },
    performance: { record: () => {}, stop },
    trace: { log: () => {}, stop },
    tracking: createTrackingMethods(() => async () => {}),
    stop,
  };
}

type TrackingMethod = Exclude<keyof Tracking, 'stop'>;

/** @param create returns the implementation of the method with this name */
const createTrackingMethods = (create: <M extends TrackingMethod>(name: M) => Tracking[M]): Tracking => ({
  pageView: create('pageView'),
  hit: create('hit'),
  formRender: create('formRender'),
  buttonRender: create('buttonRender'),
  buttonClick: create('buttonClick'),
  overlay: create('overlay'),
  quickView: create('quickView'),
  visitPixel: create('visitPixel'),
  commerce: create('commerce'),
  visibility: create('visibility'),
  stop() {},
});

/** The telemetry interface on top of `call` and `track`. Copies arguments, so that they are sent as they were at the call. */
function deferCalls(
  page: Page,
  call: <R>(run: (telemetry: Telemetry) => R) => Promise<Awaited<R> | undefined>,
  track: (event: BufferedEvent) => Promise<void>,
): Omit<Telemetry, 'stop'> {
  const stop = () => {};
  return {
    events: {
      async track(payload, schema, at = captureOccurrence(page)) {
        if (typeof payload !== 'object' || payload === null) throw new Error('no payload');
        const warn = (name: string) =>
          page.warn(`site-services: the field "${name}" of an event is not valid JSON; it is ignored.`);
        await track({ payload: cloneJsonFields(payload, warn), schema, at });
      },
      record: async (event, as) => (await call(({ events }) => events.record(event, as))) ?? false,
      stop,
    },
    performance: {
      record(event, data, at = captureOccurrence(page)) {
        const copy = cloneJson(data);
        void call(({ performance }) => performance.record(event, copy, at));
      },
      stop,
    },
    errors: {
      report: (event, error, at = captureOccurrence(page)) =>
        void call(({ errors }) => errors.report(event, error, at)),
      stop,
    },
    trace: {
      log(type, data, at = captureOccurrence(page)) {
        const copy = cloneJson(data);
        void call(({ trace }) => trace.log(type, copy, at));
      },
      stop,
    },
    tracking: createTrackingMethods((name) => async (...args: readonly unknown[]) => {
      await call(({ tracking }) => (tracking[name] as (...args: readonly unknown[]) => unknown)(...args));
    }),
  };
}
