/** Retries of transactions after transient conflicts. */
import { setTimeout as sleep } from 'node:timers/promises';
import { SQL_STATE, sqlState } from './db';

/** Delays between attempts in milliseconds, each scaled by a random factor so that competing transactions diverge. */
const PAUSES = [20, 40, 80, 160, 320];

const TRANSIENT: readonly string[] = [SQL_STATE.serializationFailure, SQL_STATE.deadlock];

/** Repeats work that failed with a serialization failure or a deadlock, which are normal on clusters. */
export async function withRetry<T>(work: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES) {
    try {
      return await work();
    } catch (error) {
      if (!TRANSIENT.includes(sqlState(error))) throw error;
      await sleep(pause * (0.5 + Math.random()));
    }
  }
  return work();
}
