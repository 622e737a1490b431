/** Order and time limits of a shutdown. */
import { setTimeout as sleep } from 'node:timers/promises';

/** Rejects with the message if the work has not ended in time. */
export async function finishWithin(work: Promise<void>, timeoutMs: number, message: string): Promise<void> {
  const isTimeUp = new AbortController();
  const timeout = sleep(timeoutMs, undefined, { signal: isTimeUp.signal }).then(() => {
    throw new Error(message);
  });
  timeout.catch(() => undefined); // aborted below
  try {
    await Promise.race([work, timeout]);
  } finally {
    isTimeUp.abort();
  }
}
