// How does everything that consent allowed leave the browser again?
import type { Page } from '../page/page';
import { optionalStorage } from './optional-storage';
import { trackingCookies } from './tracking-cookies';

/** @param records also empties the databases, which takes the browser more than a moment */
export function clearOptionalStorage(page: Page, records: boolean): void {
  const { cookies, session } = optionalStorage;
  const local = optionalStorage.local.flatMap((start) => page.local.keys(start));
  const isLeft = cookies.some((name) => page.cookies.get(name)) || local.length > 0;
  for (const name of [...trackingCookies, ...cookies]) page.cookies.remove(name);
  for (const key of local) page.local.remove(key);
  for (const key of session) page.session.remove(key);
  if (records || isLeft) for (const name of optionalStorage.records) page.deleteRecords(name);
}
