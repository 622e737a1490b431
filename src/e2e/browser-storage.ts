// What pages and their frames store in the browser: write attempts, stored data, and which of it needs consent.
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { RequestRecord, Watch } from './watch';

/** Calls that a page needs for its content and for the visitor's actions. */
const NECESSARY_CALLS = /^\/api\/(assets|crumb|comments|commerce|consent|captcha|form|newsletter|widget)\b/;
const NECESSARY_KEYS = /^cookie (crumb|ss_cookieAllowed|CART)$/;

/**
 * Requests that a page must not send without consent.
 * @param origin origin of the site
 */
export const optionalRequests = (network: readonly RequestRecord[], origin: string): string[] =>
  network
    .filter(
      ({ url }) =>
        url.origin !== origin || (url.pathname.startsWith('/api/') && !NECESSARY_CALLS.test(url.pathname)),
    )
    .map(({ url }) => url.href);

/** Keys that a page must not store without consent, among those stored or written. */
export const optionalKeys = (keys: readonly string[]): string[] =>
  keys.filter((key) => !NECESSARY_KEYS.test(key));

/** Records each cookie, key and database that a script writes: `cookie _ga`, `local x`, `session x`, `database x`. */
export async function recordWrites(context: BrowserContext): Promise<string[]> {
  const writes: string[] = [];
  await context.exposeFunction('recordWrite', (write: string) => void writes.push(write));
  await context.addInitScript(() => {
    const note = (kind: string, name: unknown) =>
      void (window as unknown as { recordWrite(write: string): unknown }).recordWrite(
        `${kind} ${String(name)}`,
      );
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
    Object.defineProperty(Document.prototype, 'cookie', {
      ...cookie,
      set(text: string) {
        // Setting an expired cookie removes it.
        const isRemoved = /expires=[^;]*1970|max-age=(0|-)/i.test(text) || isPast(text);
        if (!isRemoved) note('cookie', text.split('=')[0]);
        cookie?.set?.call(this, text);
      },
    });
    const isPast = (text: string) => Date.parse(/expires=([^;]*)/i.exec(text)?.[1] ?? '') < Date.now();
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      let kind = 'local';
      try {
        if (this === sessionStorage) kind = 'session';
      } catch {
        // A sandboxed frame has no storage.
      }
      note(kind, key);
      setItem.call(this, key, value);
    };
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (name, version) {
      note('database', name);
      return version === undefined ? open.call(this, name) : open.call(this, name, version);
    };
  });
  return writes;
}

/** Script-readable cookies, keys and databases of the page's origin. */
export const listStoredKeys = (page: Page): Promise<string[]> =>
  page.evaluate(async () => [
    ...document.cookie.split('; ').flatMap((pair) => (pair ? [`cookie ${pair.split('=')[0]}`] : [])),
    ...Object.keys(localStorage).map((key) => `local ${key}`),
    ...Object.keys(sessionStorage).map((key) => `session ${key}`),
    ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
  ]);

/**
 * Expects that the page has requested, written and stored nothing that needs consent.
 * @param writes result of `recordWrites`
 */
export async function expectNothingOptional(
  page: Page,
  watch: Watch,
  writes: readonly string[],
  origin: string,
): Promise<void> {
  await watch.networkQuiet(200);
  expect(optionalRequests(watch.network, origin)).toEqual([]);
  expect(optionalKeys([...writes, ...(await listStoredKeys(page))])).toEqual([]);
}

/** Stores the visitor's refusal of optional data. */
export const refuseConsent = (context: BrowserContext, origin: string): Promise<void> =>
  context.addCookies([{ name: 'ss_cookieAllowed', value: 'false', url: origin }]);

/** Makes the browser send Global Privacy Control. */
export const sendPrivacySignal = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
