// Optional calls that this server does not have. Remembered for the session, so that none is sent again (ruling 43).
import type { Page } from '../page/page';

/** Session storage key: paths, separated by spaces. */
const KEY = 'site-missing-calls';

/** Statuses of a server without a call. */
const MISSING = [404, 405, 501];

export const isMissingStatus = (status: number): boolean => MISSING.includes(status);

export interface MissingCalls {
  has(path: string): boolean;
  add(path: string): void;
}

export function createMissingCalls({ session }: Pick<Page, 'session'>): MissingCalls {
  const read = () => session.get(KEY)?.split(' ') ?? [];
  return {
    has: (path) => read().includes(path),
    add: (path) => session.set(KEY, [...new Set([...read(), path])].join(' ')),
  };
}
