/**
 * Reads from replicas, which may be some seconds old. Each statement is checked on the replica that runs it, since a
 * balancer may lead to several: one that lacks commits older than the limit refuses the statement, and the primary
 * responds instead.
 */
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, DatabaseUnavailable, type Db, type Queryable, sqlState } from './db';
import type { LocalState } from './local-settings';
import { createDb, createPool } from './postgres';
import { SITE_SETTING } from './row-security';

/** `behind`: the replica lacks commits older than the limit. */
export type ReplicaState = 'ok' | 'behind' | 'unavailable';

/** Number of reads by the server that did them. */
export interface ReadCounts {
  replica: number;
  primary: number;
}

export interface Replica {
  /** Reads of one site; writes fail. The primary responds while the replica does not. */
  forSite(siteId: string): Db;
  state(): ReplicaState;
  counts(): Readonly<ReadCounts>;
  /** Compares the replica with the primary; to be called every second. Reads do not wait for it. */
  check(): Promise<void>;
  close(): Promise<void>;
}

export interface ReplicaOptions {
  /** `postgres://…`, which may be a pooler or balancer in front of several replicas. */
  readonly url: string;
  readonly primary: Database;
  /** Maximum age of what is read, in milliseconds. */
  readonly maxAgeMs: number;
}

/** Time limits in milliseconds, after which the primary is queried. */
const READ_LIMITS = { queryMs: 3000, connectMs: 1000 };
const CHECK_LIMITS = { queryMs: 1000, connectMs: 1000 };

/** Rejects writes even if the address leads to a primary. */
const READ_ONLY = { transaction_read_only: 'on' };

/** Part of PostgreSQL's error message. */
const BEHIND = 'The replica is behind.';

/** Everything acknowledged before the time `at` is in the log before the position `end`. */
interface Position {
  readonly at: number;
  readonly end: string;
}

/** Opens the replica. While it does not respond, it is not used. */
export async function openReplica({ url, primary, maxAgeMs }: ReplicaOptions): Promise<Replica> {
  const pool = createPool(url, READ_LIMITS);
  const probes = createPool(url, CHECK_LIMITS);
  const counts: ReadCounts = { replica: 0, primary: 0 };
  let positions: Position[] = [];
  let state: ReplicaState = 'unavailable';
  const getState = (siteId = ''): LocalState => ({
    settings: { ...READ_ONLY, [SITE_SETTING]: siteId },
    guard: createGuard(getNeeded(positions, maxAgeMs)),
  });
  const probe = createDb(probes, getState);
  /** An invalid statement also fails on the primary, whose error is reported. */
  const read = async <T>(work: (db: Db) => Promise<T>, own: Db, ofPrimary: Db): Promise<T> => {
    if (state === 'ok')
      try {
        const result = await work(own);
        counts.replica++;
        return result;
      } catch (error) {
        if (isWrite(error)) throw error;
        state = getStateAfter(error) ?? state;
      }
    counts.primary++;
    return work(ofPrimary);
  };
  const observe = async (): Promise<void> => {
    const at = performance.now();
    const end = await readEnd(primary);
    positions = [...positions.filter((one) => isRecent(one, maxAgeMs)), { at, end }];
  };
  let observing: Promise<void> | undefined;
  /** One query of the primary at a time. A slow query does not delay the check, which uses the last known position. */
  const observeSoon = (): Promise<void> => {
    observing ??= observe()
      .catch(() => undefined)
      .finally(() => {
        observing = undefined;
      });
    return Promise.race([observing, sleep(CHECK_LIMITS.queryMs, undefined, { ref: false })]);
  };
  const check = async (): Promise<void> => {
    const [answered] = await Promise.allSettled([probe.query('select 1'), observeSoon()]);
    if (answered.status === 'rejected') state = getStateAfter(answered.reason) ?? 'unavailable';
    else state = positions.length === 0 ? 'unavailable' : 'ok';
  };
  await check();
  return {
    forSite(siteId) {
      const own = createDb(pool, () => getState(siteId));
      const ofPrimary = primary.forSite(siteId);
      return {
        maxBatch: ofPrimary.maxBatch,
        query: (text, params) => read((db) => db.query(text, params), own, ofPrimary),
        transaction: <T>(work: (tx: Queryable) => Promise<T>) =>
          read((db) => db.transaction(work), own, ofPrimary),
      };
    },
    state: () => state,
    counts: () => counts,
    check,
    close: async () => void (await Promise.all([pool.end(), probes.end()])),
  };
}

/** State after an error; undefined: the error is unrelated to the replica. */
function getStateAfter(error: unknown): ReplicaState | undefined {
  if (error instanceof Error && error.message.includes(BEHIND)) return 'behind';
  return error instanceof DatabaseUnavailable ? 'unavailable' : undefined;
}

/** SQLSTATE of a write in a read-only transaction. The primary would run it. */
const WRITE = '25006';

const isWrite = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable && sqlState(error.cause) === WRITE;

const isRecent = ({ at }: Position, maxAgeMs: number): boolean => at >= performance.now() - maxAgeMs;

/** Position that a replica must have reached; while the primary does not respond, the last known one. */
const getNeeded = (positions: readonly Position[], maxAgeMs: number): Position | undefined =>
  positions.find((one) => isRecent(one, maxAgeMs)) ?? positions.at(-1);

/**
 * A primary always passes. On a replica that is behind, the text cannot be cast, so the check fails with an error that
 * contains it.
 */
const createGuard = (needed: Position | undefined): string | undefined =>
  needed &&
  `(case when pg_is_in_recovery() and pg_last_wal_replay_lsn() < '${needed.end}'::pg_lsn then '${BEHIND}' else '0/0' end)::pg_lsn is null`;

/** Position up to which the primary's log is on disk; acknowledged commits are before it. */
async function readEnd(primary: Queryable): Promise<string> {
  const { rows } = await primary.query<{ end: string }>('select pg_current_wal_flush_lsn()::text as "end"');
  const end = rows[0]?.end ?? '';
  if (!/^[\dA-F]+\/[\dA-F]+$/.test(end)) throw new Error(`"${end}" is not a position in the log.`);
  return end;
}
