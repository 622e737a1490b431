// Trace service: log entries of the page's components for the operators of the site.
import { calls } from '../../core/calls';
import { cloneJson } from '../../core/json';
import type { Store } from '../../core/store';
import type { Page } from '../page/page';
import { createBatch } from '../shared/batch';
import { captureOccurrence, type Occurrence } from '../shared/occurrence';
import type { Api, ConsentState } from '../shared/ports';

/** One log entry on the wire (TRC-001). */
export interface TraceEntry {
  readonly pageUrl: string;
  readonly type: string;
  readonly data: unknown;
}

export interface Trace {
  /** Logs an entry (TRC-014). @param data any JSON value */
  log(type: string, data?: unknown, at?: Occurrence): void;
  stop(): void;
}

export interface TraceDeps {
  readonly page: Page;
  readonly api: Pick<Api, 'post'>;
  readonly consent: Store<ConsentState>;
}

/** Minimum milliseconds between two requests (TRC-003). */
export const TRACE_FLUSH_INTERVAL = 30_000;

/** Maximum number of entries per request. */
const CAPACITY = 200;

export function createTrace({ page, api, consent }: TraceDeps): Trace {
  const batch = createBatch<TraceEntry>({
    page,
    consent,
    delay: { throttle: TRACE_FLUSH_INTERVAL },
    capacity: CAPACITY,
    send(entries) {
      const body = new URLSearchParams({ data: JSON.stringify(entries) });
      // Failures are silent (TRC-004).
      void api.post(calls.trace.path, body, { keepalive: true, needsCrumb: false, optional: true });
    },
  });
  return {
    log(type, data = null, { url } = captureOccurrence(page)) {
      // A copy, because the caller may change the data before it is sent.
      batch.add({ pageUrl: url.href, type, data: cloneJson(data) });
    },
    stop: batch.stop,
  };
}
