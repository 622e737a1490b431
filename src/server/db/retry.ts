/** When is it right to run a transaction again, and how often? */
import { setTimeout as sleep } from 'node:timers/promises';
import { SQL_STATE, sqlState } from './db';

/** Pauses between tries in milliseconds; each is halved or doubled by chance so that rivals part. */
const PAUSES = [20, 40, 80, 160, 320];

const TRANSIENT: readonly string[] = [SQL_STATE.serializationFailure, SQL_STATE.deadlock];

/** Runs work again after a failure that says "try again": serialization or deadlock, on clusters quite normal. */
export async function withRetry<T>(work: () => Promise<T>, transient = TRANSIENT): Promise<T> {
  for (const pause of PAUSES) {
    try {
      return await work();
    } catch (error) {
      if (!transient.includes(sqlState(error))) throw error;
      await sleep(pause * (0.5 + Math.random()));
    }
  }
  return work();
}
