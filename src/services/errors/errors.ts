// Error service: reports a limited number of script errors per page.
import { calls } from '../../core/calls';
import type { Store } from '../../core/store';
import type { Page } from '../page/page';
import { createBatch } from '../shared/batch';
import { captureOccurrence, type Occurrence } from '../shared/occurrence';
import type { Api, ConsentState } from '../shared/ports';
import { describeError } from './describe-error';

/** One report on the wire (TRC-005). */
export interface ErrorReport {
  readonly event: string;
  readonly data: unknown;
  /** Milliseconds since 1970, by the visitor's clock. */
  readonly timestamp: number;
}

export interface Errors {
  /**
   * Reports an error of a component.
   * @param event short name of the failed operation
   */
  report(event: string, error: unknown, at?: Occurrence): void;
  stop(): void;
}

export interface ErrorsDeps {
  readonly page: Page;
  readonly api: Pick<Api, 'post'>;
  readonly consent: Store<ConsentState>;
}

/** Maximum number of reports per page (TRC-006). */
export const MAX_REPORTS = 20;
/** Maximum number of queued reports (TRC-007). */
export const MAX_QUEUED = 10;
/** Milliseconds without a further error before the reports are sent (TRC-009). */
export const REPORT_DEBOUNCE = 1000;

export function createErrors({ page, api, consent }: ErrorsDeps): Errors {
  let remaining = MAX_REPORTS;
  const batch = createBatch<ErrorReport>({
    page,
    consent,
    delay: { debounce: REPORT_DEBOUNCE },
    capacity: MAX_QUEUED,
    send: (reports) =>
      void api.post(calls.javascriptErrors.path, reports, { keepalive: true, optional: true }),
  });
  const report = (event: string, error: unknown, { time, url } = captureOccurrence(page)) => {
    if (remaining <= 0) return;
    if (batch.add({ event, data: describeError(error, url.href), timestamp: time })) remaining--;
  };
  const stopListening = page.onError((error) => report('error', error));
  return {
    report,
    stop() {
      stopListening();
      batch.stop();
    },
  };
}
