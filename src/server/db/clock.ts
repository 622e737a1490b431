/** Clock of the database, so that servers of one database agree on leases and expiry. */
import type { Queryable } from './db';

export interface DatabaseClock {
  /** Milliseconds since 1970, as the database counts them. */
  now(): number;
  /** Measures the difference to this process again. */
  synchronize(): Promise<void>;
}

/** Difference below which the process keeps its own clock, in milliseconds: the measurement is no better. */
const TOLERANCE_MS = 20;

/** The time of the machine when the process started, and what has passed since: setting the clock of the machine has no effect. */
const readProcessClock = (): number => Math.round(performance.timeOrigin + performance.now());

/** Creates a clock; it shows the time of this process until it is synchronized. */
export function createDatabaseClock(
  db: Queryable,
  processNow: () => number = readProcessClock,
): DatabaseClock {
  let offset = 0;
  return {
    now: () => processNow() + offset,
    async synchronize() {
      const sent = processNow();
      const { rows } = await db.query<{ now: Date }>('select clock_timestamp() as now');
      const received = processNow();
      const difference = (rows[0]?.now.getTime() ?? received) - (sent + received) / 2;
      const isMeasurable = Math.abs(difference) > Math.max(TOLERANCE_MS, received - sent);
      offset = isMeasurable ? Math.round(difference) : 0;
    },
  };
}
