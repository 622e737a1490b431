// What has the site counted of its visitors? Told by a page in the browser, and read from the database once its server rests.
import type { Page } from 'playwright-core';
import { openPglite } from '../server/db/pglite';
import type { Site } from './site';

/** One row of the event table. */
export interface CountedRow {
  readonly id: string;
  /** `hit`, `event`, `pixel`, `error`, `performance` … */
  readonly kind: string;
  readonly name: string;
  readonly visitor: string | null;
  readonly data: Readonly<Record<string, unknown>>;
}

interface ServicesElement extends Element {
  readonly services: Promise<{
    readonly events: { track(payload: Readonly<Record<string, string>>): Promise<void> };
  }>;
}

/** Stops the server, which has the database to itself, reads everything and starts it again. */
export async function countedRows(site: Site): Promise<readonly CountedRow[]> {
  await site.stop();
  const onDiskFailure = (error: unknown) => {
    throw error;
  };
  const db = await openPglite({ dataDir: site.dataDir, onDiskFailure });
  try {
    const { rows } = await db.query<CountedRow>('select id, kind, name, visitor, data from event', []);
    return rows;
  } finally {
    await db.close();
    await site.start();
  }
}

/** Those that speak of this word: in an address or as the name of an object. */
export const rowsOf = (rows: readonly CountedRow[], word: string): readonly CountedRow[] =>
  rows.filter(({ data }) => JSON.stringify(data).includes(word));

/** How often there is something of each kind: `{ hit: 1, event: 3 }`. */
export function kindsOf(rows: readonly CountedRow[]): Record<string, number> {
  const kinds: Record<string, number> = {};
  for (const { kind } of rows) kinds[kind] = (kinds[kind] ?? 0) + 1;
  return kinds;
}

/** Tracks events that are found again by these names, as a template would, and waits for none of them. */
export const track = (page: Page, ...names: readonly string[]): Promise<void> =>
  page.evaluate(async (objects) => {
    await customElements.whenDefined('site-services');
    const services = await document.querySelector<ServicesElement>('site-services')?.services;
    for (const object_id of objects)
      void services?.events.track({ action: 'journey', object_type: 'test', object_id });
  }, names);

/** How many events still wait in the browser. */
export const waiting = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const left = Object.keys(localStorage).filter((key) => key.startsWith('site-left-event-'));
    const early = JSON.parse(localStorage.getItem('site-early-events') ?? '[]') as unknown[];
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'site-events')) return left.length + early.length;
    const stored = await new Promise<number>((resolve, reject) => {
      const open = indexedDB.open('site-events');
      open.onerror = () => reject(open.error);
      open.onsuccess = () => {
        const database = open.result;
        const count = database.transaction('records').objectStore('records').count();
        count.onsuccess = () => resolve(count.result);
        count.onerror = () => reject(count.error);
        count.transaction?.addEventListener('complete', () => database.close());
      };
    });
    return left.length + early.length + stored;
  });
