// Options of the command `npm run chaos`.
import { readArguments } from '../arguments.mjs';

export interface Options {
  /** Number of faults after which the run ends; unlimited in a run with `minutes`. */
  readonly faults: number;
  /** Time after which the run ends, in minutes; 0: no limit. */
  readonly minutes: number;
  readonly servers: number;
  /** Number of concurrent visitors. */
  readonly visitors: number;
  readonly seed: number;
  /** Whether to set up a cluster if its packages are installed; otherwise the database of `DATABASE_URL` is used. */
  readonly cluster: boolean;
  /** First port of the cluster. */
  readonly port: number;
  /** Kinds of faults; empty: all. */
  readonly only: readonly string[];
}

/** @throws if a value is not a whole number */
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
