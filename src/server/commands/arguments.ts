/** Arguments of the database commands. */
import { parseArgs } from 'node:util';

export type Command =
  | { name: 'backup'; file: string }
  | { name: 'restore'; file: string }
  | { name: 'move'; to: string };

/** Whether the first argument names a command. */
export const isCommand = (name: string | undefined): boolean =>
  name === 'backup' || name === 'restore' || name === 'move';

export const USAGE = `Commands for the database of a stopped server (PostgreSQL may be in use for a backup):

  backup <file>            writes the database to a file
  restore <file>           reads it into an empty database
  move --to <postgres://…> copies the embedded database to an empty PostgreSQL, and compares every table

They use DATABASE_URL, or DATA_DIR without it.
`;

/** Throws with the usage when the arguments are not those of a command. */
export function readCommand(args: readonly string[]): Command {
  const { values, positionals } = parse(args);
  const [name, file, ...more] = positionals;
  if (name === 'move' && values.to && !file) return { name, to: readTarget(values.to) };
  if ((name === 'backup' || name === 'restore') && file && more.length === 0 && !values.to)
    return { name, file };
  throw new Error(USAGE);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { to: { type: 'string' } },
      allowPositionals: true,
    });
  } catch {
    throw new Error(USAGE);
  }
}

function readTarget(text: string): string {
  if (URL.canParse(text) && /^postgres(?:ql)?:$/.test(new URL(text).protocol)) return text;
  throw new Error('--to is not an address like postgres://user:password@host:5432/name.');
}
