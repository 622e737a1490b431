/** What a server tells its operator: log, errors and metrics. */
import { type AnyLogEntry, createErrorLog, createJsonLog, createTextLog } from '../http/log';
import type { Metrics } from './metrics';

/** Setting `LOG`. */
type Format = 'text' | 'json' | 'off';

export interface Observer {
  /** Whether the server is about to stop. */
  isDraining: boolean;
  metrics: Metrics | undefined;
  /** Logs and counts a request or a job. */
  log(entry: AnyLogEntry): void;
  /** Reports the failure of a background task. */
  onError(error: unknown): void;
}

/** Creates an observer without metrics. */
export function createObserver(format: Format, print: (line: string) => void): Observer {
  const write = createLog(format, print);
  const writeError = format === 'json' ? createJsonLog(print) : createErrorLog(console.error);
  const observer: Observer = {
    isDraining: false,
    metrics: undefined,
    log(entry) {
      write(entry);
      observer.metrics?.record(entry);
    },
    onError: (error) => writeError({ error }),
  };
  return observer;
}

function createLog(format: Format, print: (line: string) => void): (entry: AnyLogEntry) => void {
  if (format === 'off') return createErrorLog(console.error);
  return format === 'json' ? createJsonLog(print) : createTextLog(print);
}
