// What the browser remembers about a popup.
import { readNumber, readRecord } from '../../core/read';

/** POP-002. */
export interface PopupRecord {
  readonly version: number;
  /** Whether the visitor has signed up. */
  readonly submitted: boolean;
  /** Milliseconds since 1970; 0 if it was never closed. */
  readonly closedAt: number;
}

/** Any script can write to the storage: anything that is not a record is ignored. */
export function parseRecord(json: unknown): PopupRecord {
  const record = readRecord(json);
  return {
    version: readNumber(record?.version),
    submitted: record?.submitted === true,
    closedAt: readNumber(record?.['date-closed']),
  };
}
