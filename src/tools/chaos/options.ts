// Options of the command `npm run chaos`.
import { parseArgs } from 'node:util';

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
  const text = { type: 'string' } as const;
  const names = ['faults', 'minutes', 'servers', 'visitors', 'seed', 'port', 'cluster', 'only'] as const;
  const { values } = parseArgs({ args, options: Object.fromEntries(names.map((name) => [name, text])) });
  const number = (name: (typeof names)[number], fallback: number): number => {
    const value = Number(values[name] ?? fallback);
    if (!Number.isSafeInteger(value) || value < 0) throw new Error(`--${name} is not a whole number.`);
    return value;
  };
  const minutes = number('minutes', 0);
  return {
    faults: minutes > 0 && values.faults === undefined ? Number.POSITIVE_INFINITY : number('faults', 20),
    minutes,
    servers: number('servers', 4),
    visitors: number('visitors', 16),
    seed: number('seed', 1),
    cluster: values.cluster !== 'off',
    port: number('port', 15_500),
    only: String(values.only ?? '')
      .split(',')
      .filter(Boolean),
  };
}
