/** Logs by the setting `LOG`. */
import { type AnyLogEntry, createErrorLog, createJsonLog, createTextLog } from '../http/log';

type Format = 'text' | 'json' | 'off';

/** Log of requests and jobs. */
export function createLog(format: Format, print: (line: string) => void): (entry: AnyLogEntry) => void {
  if (format === 'off') return createErrorLog(console.error);
  return format === 'json' ? createJsonLog(print) : createTextLog(print);
}

/** Reports failures of background tasks. */
export function createErrorHandler(format: Format, print: (line: string) => void): (error: unknown) => void {
  const write = format === 'json' ? createJsonLog(print) : createErrorLog(console.error);
  return (error) => write({ error });
}
