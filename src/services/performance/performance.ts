// How fast were the pages for their visitors? Records gather and are sent together; the page never waits for them.
import type { Store } from '../../core/store';
import { createBatch } from '../batch';
import { captureOccurrence, type Occurrence } from '../occurrence';
import type { Page, Vital } from '../page/page';
import type { Api, ConsentState } from '../ports';

/** One measure, as it travels (PRF-001). */
export interface PerformanceRecord {
  readonly app: string;
  readonly event: string;
  readonly data: unknown;
  /** Of this view of the page, given by the server. */
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
  /** Where a failure of the collector itself is told (PRF-007). */
  readonly report: (event: string, error: unknown) => void;
}

/** Name of this library in its records. */
export const APP_NAME = 'site-elements';
/** Of the collector's protocol (PRF-006). */
export const LIBRARY_VERSION = '4.3.0';
/** Milliseconds: the first sending and those after it (PRF-004, PRF-005), and how long the settings may take (PRF-002). */
export const FLUSH_INTERVAL = 30_000;
export const SETTINGS_TIMEOUT = 30_000;

/** Verbatim (PRF-007). */
export const MISSING_PAGE_LOAD_ID = 'Unable to resolve pageLoadId';

const CAPACITY = 200;

type Unsent = Omit<PerformanceRecord, 'pageLoadId'>;

export function createPerformance(needs: PerformanceDeps): Performance {
  const { page, api, consent } = needs;
  let pageLoadId: Promise<string | null> | undefined;
  let known: string | null = null;

  const resolve = () => {
    pageLoadId ??= readPageLoadId(needs).then((id) => {
      known = id;
      return id;
    });
    return pageLoadId;
  };
  const batch = createBatch<Unsent>({
    page,
    consent,
    // The oldest record waits this long, which keeps well within the minute that it may take.
    wait: { window: FLUSH_INTERVAL },
    capacity: CAPACITY,
    send(records) {
      // Asked again: it may have been withdrawn while the settings were on their way.
      const go = (id: string | null) =>
        id &&
        consent.get() === 'granted' &&
        post(
          page,
          api.url('1/performance/records'),
          records.map((record) => ({ ...record, pageLoadId: id })),
        );
      if (known) go(known);
      else void resolve().then(go);
    },
  });
  let wanted = false;
  // Ahead of the sending: while the page is left there is no time to ask.
  const prepare = () => wanted && consent.get() === 'granted' && void resolve();
  const record = (event: string, data: unknown, { time } = captureOccurrence(page)) => {
    wanted = batch.add({ app: APP_NAME, event, data, ts: time }) || wanted;
    prepare();
  };
  const ends = [consent.subscribe(prepare), followVitals(page, record, batch.flush)];
  return {
    record,
    stop() {
      for (const end of ends) end();
      batch.stop();
    },
  };
}

/** Most are final only when the page is left, and then come after everything else was sent. */
function followVitals(
  page: Page,
  record: (event: string, data: unknown) => void,
  flush: () => void,
): () => void {
  let isHidden = false;
  let cancel = () => {};
  const ends = [
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
    for (const end of ends) end();
  };
}

async function readPageLoadId({ api, report }: PerformanceDeps): Promise<string | null> {
  const query = { version: LIBRARY_VERSION };
  const answer = await api.get<{ pageLoadId?: unknown }>('1/performance/settings', {
    query,
    timeout: SETTINGS_TIMEOUT,
  });
  const id = answer.ok ? answer.data?.pageLoadId : undefined;
  if (typeof id === 'string' && id !== '') return id;
  const text = answer.ok
    ? MISSING_PAGE_LOAD_ID
    : `Performance settings: ${answer.error.message} (${answer.status})`;
  report('performance', new Error(text));
  return null;
}

/** By beacon, else by a request of plain text, which needs no permission of another host (PRF-003). */
function post(page: Page, url: string, records: readonly PerformanceRecord[]): void {
  const body = JSON.stringify(records);
  if (page.beacon(url, body)) return;
  const headers = { 'Content-Type': 'text/plain' };
  page.fetch(url, { method: 'POST', headers, body, credentials: 'include', keepalive: true }).catch(() => {});
}
