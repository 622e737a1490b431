// Optional calls that this server does not have. Remembered for the session, so that none is sent again (ruling 43).
import type { Page } from '../page/page';

/** Whether a response has the status of a server without the call. */
export const isMissingStatus = (status: number): boolean => [404, 405, 501].includes(status);

/** Access to what is known about one call. @param path of the call, or its URL */
export function createMissingCall({ session }: Pick<Page, 'session'>, path: string) {
  const key = `site-no-${path}`;
  return {
    isMissing: (): boolean => session.get(key) !== null,
    /** Takes note of the status of a response. */
    note: (status: number) => isMissingStatus(status) && session.set(key, '1'),
  };
}
