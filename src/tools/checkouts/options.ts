// Options of the command `npm run checkouts`.
import { parseArgs } from 'node:util';

export interface Options {
  readonly checkouts: number;
  /** Pieces of the book that all visitors want. */
  readonly stock: number;
  /** Visitors at a time. */
  readonly parallel: number;
  /** Server processes; 0 runs the application in this process. */
  readonly servers: number;
  /** How often a server is killed and started again; needs `servers`. */
  readonly kills: number;
  readonly faults: boolean;
  readonly seed: number;
}

/** @throws when a value is not a whole number, or servers have no shared database */
export function readOptions(args: string[]): Options {
  const text = { type: 'string' } as const;
  const names = ['checkouts', 'stock', 'parallel', 'servers', 'kills', 'faults', 'seed'] as const;
  const { values } = parseArgs({ args, options: Object.fromEntries(names.map((name) => [name, text])) });
  const number = (name: (typeof names)[number], fallback: number): number => {
    const value = Number(values[name] ?? fallback);
    if (!Number.isSafeInteger(value) || value < 0) throw new Error(`--${name} is not a whole number.`);
    return value;
  };
  const servers = number('servers', 0);
  if (servers > 1 && !process.env.DATABASE_URL)
    throw new Error('Several servers need PostgreSQL: set DATABASE_URL.');
  if (servers === 0 && number('kills', 0) > 0) throw new Error('--kills needs --servers.');
  return {
    checkouts: number('checkouts', 1000),
    stock: number('stock', 100),
    parallel: number('parallel', 50),
    servers,
    kills: number('kills', 0),
    faults: values.faults === 'on',
    seed: number('seed', 1),
  };
}
