// What the browser remembers of a popup.
import { readNumber, readRecord } from '../../core/read';

/** POP-002. */
export interface PopupRecord {
  readonly version: number;
  /** Whether the visitor has signed up. */
  readonly submitted: boolean;
  /** Milliseconds since 1970; 0 if it was never closed. */
  readonly closedAt: number;
}

/** Any script can write to the storage: what is no record counts as none. */
export function parseRecord(json: unknown): PopupRecord {
  const record = readRecord(json);
  return {
    version: readNumber(record?.version),
    submitted: record?.submitted === true,
    closedAt: readNumber(record?.['date-closed']),
  };
}
