// Performance service: collects measurements, including web vitals, and sends them in batches.
import { calls } from '../../core/calls';
import type { Store } from '../../core/store';
import type { Page, Vital } from '../page/page';
import { createBatch } from '../shared/batch';
import { isMissingStatus } from '../shared/missing-calls';
import { captureOccurrence, type Occurrence } from '../shared/occurrence';
import type { Api, ConsentState } from '../shared/ports';

/** One measurement on the wire (PRF-001). */
export interface PerformanceRecord {
  readonly app: string;
  readonly event: string;
  readonly data: unknown;
  /** Id of the page view, assigned by the server. */
  readonly pageLoadId: string;
  /** Milliseconds since 1970. */
  readonly ts: number;
}

export interface Performance {
  record(event: string, data: unknown, at?: Occurrence): void;
  stop(): void;
}

export interface PerformanceDeps {
  readonly page: Page;
  readonly api: Pick<Api, 'get' | 'url'>;
  readonly consent: Store<ConsentState>;
  /** Reports failures of the service itself (PRF-007). */
  readonly report: (event: string, error: unknown) => void;
}

/** Name of this library in the records. */
export const APP_NAME = 'site-elements';
/** Version of the protocol (PRF-006). */
export const LIBRARY_VERSION = '4.3.0';
/** Milliseconds between batches (PRF-004, PRF-005), and timeout of the settings request (PRF-002). */
export const FLUSH_INTERVAL = 30_000;
export const SETTINGS_TIMEOUT = 30_000;

/** Text of the specification (PRF-007). */
export const MISSING_PAGE_LOAD_ID = 'Unable to resolve pageLoadId';

const CAPACITY = 200;

type PendingRecord = Omit<PerformanceRecord, 'pageLoadId'>;

export function createPerformance(deps: PerformanceDeps): Performance {
  const { page, api, consent } = deps;
  let pageLoadId: Promise<string | null> | undefined;
  let resolvedId: string | null = null;

  const loadPageLoadId = () => {
    pageLoadId ??= fetchPageLoadId(deps).then((id) => {
      resolvedId = id;
      return id;
    });
    return pageLoadId;
  };
  const batch = createBatch<PendingRecord>({
    page,
    consent,
    // A record is never older than this, well within the limit of one minute (PRF-005).
    delay: { throttle: FLUSH_INTERVAL },
    capacity: CAPACITY,
    send(records) {
      // Consent may have been withdrawn while the settings were loading.
      const post = (id: string | null) =>
        id &&
        consent.get() === 'granted' &&
        postRecords(
          page,
          api.url(calls.performanceRecords.path),
          records.map((record) => ({ ...record, pageLoadId: id })),
        );
      if (resolvedId) post(resolvedId);
      else void loadPageLoadId().then(post);
    },
  });
  let hasRecords = false;
  // Loaded before the first batch, because there is no time for it while the page unloads.
  const preloadSettings = () => hasRecords && consent.get() === 'granted' && void loadPageLoadId();
  const record = (event: string, data: unknown, { time } = captureOccurrence(page)) => {
    hasRecords = batch.add({ app: APP_NAME, event, data, ts: time }) || hasRecords;
    preloadSettings();
  };
  const cleanups = [consent.subscribe(preloadSettings), recordVitals(page, record, batch.flush)];
  return {
    record,
    stop() {
      for (const cleanup of cleanups) cleanup();
      batch.stop();
    },
  };
}

/** Most vitals become final only when the page is hidden, after the last batch was sent. */
function recordVitals(
  page: Page,
  record: (event: string, data: unknown) => void,
  flush: () => void,
): () => void {
  let isHidden = false;
  let cancel = () => {};
  const cleanups = [
    page.on('hide', () => {
      isHidden = true;
    }),
    page.on('visible', () => {
      isHidden = false;
    }),
    page.onVital(({ name, ...data }: Vital) => {
      record(name, data);
      cancel();
      if (isHidden) cancel = page.clock.setTimeout(flush, 0);
    }),
  ];
  return () => {
    cancel();
    for (const cleanup of cleanups) cleanup();
  };
}

async function fetchPageLoadId({ api, report }: PerformanceDeps): Promise<string | null> {
  const query = { version: LIBRARY_VERSION };
  const response = await api.get<{ pageLoadId?: unknown }>(calls.performanceSettings.path, {
    query,
    timeout: SETTINGS_TIMEOUT,
    optional: true,
  });
  const id = response.ok ? response.data?.pageLoadId : undefined;
  if (typeof id === 'string' && id !== '') return id;
  if (!response.ok && isMissingStatus(response.status)) return null;
  const text = response.ok
    ? MISSING_PAGE_LOAD_ID
    : `Performance settings: ${response.error.message} (${response.status})`;
  report('performance', new Error(text));
  return null;
}

/** Sends a beacon or, as a fallback, a plain-text request, which needs no CORS preflight (PRF-003). */
function postRecords(page: Page, url: string, records: readonly PerformanceRecord[]): void {
  const body = JSON.stringify(records);
  if (page.beacon(url, body)) return;
  const headers = { 'Content-Type': 'text/plain' };
  page.fetch(url, { method: 'POST', headers, body, credentials: 'include', keepalive: true }).catch(() => {});
}
