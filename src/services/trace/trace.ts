// What do the parts of the page note down for the people who keep the site running? Sent now and then, never missed.
import { cloneJson } from '../../core/json';
import type { Store } from '../../core/store';
import { createBatch } from '../batch';
import { captureOccurrence, type Occurrence } from '../occurrence';
import type { Page } from '../page/page';
import type { Api, ConsentState } from '../ports';

/** One note, as it travels (TRC-001). */
export interface TraceEntry {
  readonly pageUrl: string;
  readonly type: string;
  readonly data: unknown;
}

export interface Trace {
  /** Notes something down; any block may (TRC-014). @param data anything that JSON can hold */
  log(type: string, data?: unknown, at?: Occurrence): void;
  stop(): void;
}

export interface TraceDeps {
  readonly page: Page;
  readonly api: Pick<Api, 'post'>;
  readonly consent: Store<ConsentState>;
}

/** Milliseconds between two sendings, at the least (TRC-003). */
export const TRACE_FLUSH_INTERVAL = 30_000;

/** A page that notes more than this in half a minute has told enough. */
const CAPACITY = 200;

export function createTrace({ page, api, consent }: TraceDeps): Trace {
  const batch = createBatch<TraceEntry>({
    page,
    consent,
    wait: { window: TRACE_FLUSH_INTERVAL },
    capacity: CAPACITY,
    send(entries) {
      const body = new URLSearchParams({ data: JSON.stringify(entries) });
      // The result is nobody's business (TRC-004).
      void api.post('events/Trace', body, { keepalive: true });
    },
  });
  return {
    log(type, data = null, { url } = captureOccurrence(page)) {
      // As it is now: what is sent later must not have changed by then.
      batch.add({ pageUrl: url.href, type, data: cloneJson(data) });
    },
    stop: batch.stop,
  };
}
