/** Clock of the database, so that servers of one database agree on leases and expiry. */
import type { Queryable } from './db';

export interface DatabaseClock {
  /** The database's time, in milliseconds since 1970. */
  now(): number;
  /** Measures the difference from this process again. */
  synchronize(): Promise<void>;
}

/** Difference below which the process keeps its own clock, in milliseconds: the measurement is no more precise. */
const TOLERANCE_MS = 20;

/** Start time of the process plus the time since: changes of the machine's clock have no effect. */
const readProcessClock = (): number => Math.round(performance.timeOrigin + performance.now());

/** Creates a clock, which shows the time of this process until it is synchronized. */
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
