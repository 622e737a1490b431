// PostgreSQL programs on this machine, and the user and folders that they need.
import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { getuid } from 'node:process';

/** Where Debian installs PostgreSQL programs, by version. */
const POSTGRES = '/usr/lib/postgresql';

export type User = { readonly uid?: number; readonly gid?: number };

/** PostgreSQL and PgBouncer refuse to run as root. */
export function getUser(): User {
  if (getuid?.() !== 0) return {};
  const id = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Programs of the newest PostgreSQL; undefined: not installed. */
export function findPostgres(): string | undefined {
  if (!existsSync(POSTGRES)) return undefined;
  const versions = readdirSync(POSTGRES).sort((a, b) => Number(b) - Number(a));
  return versions.map((one) => join(POSTGRES, one, 'bin')).find((bin) => existsSync(join(bin, 'postgres')));
}

/** Creates a folder that only the user may read. */
export function makeFolder(path: string, user: User): void {
  mkdirSync(path, { recursive: true });
  chmodSync(path, 0o700);
  own(path, user);
}

/** Makes the user the owner of a file. */
export function own(path: string, { uid, gid }: User): void {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
}
