// Options of the command `npm run checkouts`.
import { readArguments } from '../arguments.mjs';

export interface Options {
  readonly checkouts: number;
  /** Pieces of the book that all visitors want. */
  readonly stock: number;
  /** Number of concurrent visitors. */
  readonly parallel: number;
  /** Server processes; 0 runs the application in this process. */
  readonly servers: number;
  /** How often a server is killed and started again; needs `servers`. */
  readonly kills: number;
  readonly faults: boolean;
  readonly seed: number;
}

/** @throws if a value is not a whole number, or servers have no shared database */
export function readOptions(args: string[]): Options {
  const { faults, ...options } = readArguments(args, {
    checkouts: 1000,
    stock: 100,
    parallel: 50,
    servers: 0,
    kills: 0,
    faults: 'off',
    seed: 1,
  });
  if (options.servers > 1 && !process.env.DATABASE_URL)
    throw new Error('Several servers need PostgreSQL: set DATABASE_URL.');
  if (options.servers === 0 && options.kills > 0) throw new Error('--kills needs --servers.');
  return { ...options, faults: faults === 'on' };
}
