/** Health probe of the database, with a timeout. */
import type { Queryable } from './db';

/** Time in which the database must respond, in milliseconds. */
const TIMEOUT_MS = 2000;

/** Creates a probe. Concurrent probes share one query, so that they do not use up the connections. */
export function createDatabaseProbe(db: Queryable, timeoutMs = TIMEOUT_MS): () => Promise<boolean> {
  let running: Promise<boolean> | undefined;
  return async () => {
    running ??= db
      .query('select 1')
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        running = undefined;
      });
    return withTimeout(running, timeoutMs);
  };
}

function withTimeout(query: Promise<boolean>, timeoutMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), timeoutMs);
    void query.then((isUp) => {
      clearTimeout(timer);
      resolve(isUp);
    });
  });
}
