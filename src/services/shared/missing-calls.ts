// Optional calls that the server does not implement, remembered for the session so that they are not sent again (ruling 43).
import type { Page } from '../page/page';

/** Whether the status means that the server does not implement the call. */
export const isMissingStatus = (status: number): boolean => [404, 405, 501].includes(status);

/** Remembers whether a call is missing. @param path path or URL of the call */
export function createMissingCall({ session }: Pick<Page, 'session'>, path: string) {
  const key = `site-no-${path}`;
  return {
    isMissing: (): boolean => session.get(key) !== null,
    /** Records the status of a response. */
    note: (status: number) => isMissingStatus(status) && session.set(key, '1'),
  };
}
