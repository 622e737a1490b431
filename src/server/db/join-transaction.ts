/** A running transaction as a database: what is saved in it is stored together, or not at all. */
import type { Db, Queryable } from './db';

/** A transaction in it is a part that can fail alone. */
export const joinTransaction = (tx: Queryable, maxBatch: number): Db => ({
  maxBatch,
  query: (text, params) => tx.query(text, params),
  async transaction(work) {
    await tx.query('savepoint part');
    try {
      const result = await work(tx);
      await tx.query('release savepoint part');
      return result;
    } catch (error) {
      await tx.query('rollback to savepoint part');
      throw error;
    }
  },
});
