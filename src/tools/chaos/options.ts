// Options of the command `npm run chaos`.
import { readArguments } from '../arguments.mjs';

export interface Options {
  /** Faults after which the run ends; those of a run with `minutes` are not counted. */
  readonly faults: number;
  /** Time after which the run ends; 0: none. */
  readonly minutes: number;
  readonly servers: number;
  /** Visitors at a time. */
  readonly visitors: number;
  readonly seed: number;
  /** Whether a cluster is set up, if its packages are installed; else the database is that of `DATABASE_URL`. */
  readonly cluster: boolean;
  /** The first port of the cluster. */
  readonly port: number;
  /** Kinds of faults; empty: all. */
  readonly only: readonly string[];
}

/** @throws when a value is not a whole number */
export function readOptions(args: string[]): Options {
  const { cluster, only, ...options } = readArguments(args, {
    faults: 20,
    minutes: 0,
    servers: 4,
    visitors: 16,
    seed: 1,
    cluster: 'on',
    port: 15_500,
    only: '',
  });
  const endsByTime = options.minutes > 0 && !args.some((arg) => arg.startsWith('--faults'));
  return {
    ...options,
    faults: endsByTime ? Number.POSITIVE_INFINITY : options.faults,
    cluster: cluster !== 'off',
    only: only.split(',').filter(Boolean),
  };
}
