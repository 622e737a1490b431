// Visitors' events: sent by a page in the browser, and read from the database while its server is stopped.
import type { Page } from 'playwright-core';
import { openPglite } from '../server/db/pglite';
import type { Site } from './site';

/** One row of the event table. */
export interface EventRow {
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

/** Checks of stored rows. They run after all tests of a file, because reading the database stops its server. */
export class StoredEvents {
  readonly #checks: ((rows: readonly EventRow[]) => void)[] = [];

  /** Adds a check of the rows that contain this word, in an address or as an object's name. */
  check(word: string, check: (rows: readonly EventRow[]) => void): void {
    this.#checks.push((rows) => check(rows.filter(({ data }) => JSON.stringify(data).includes(word))));
  }

  /** Stops the server, which locks the database, reads all rows, starts it again, and runs the checks. */
  async run(site: Site): Promise<void> {
    const rows = await readRows(site);
    for (const check of this.#checks) check(rows);
  }
}

async function readRows(site: Site): Promise<readonly EventRow[]> {
  await site.stop();
  const onDiskFailure = (error: unknown) => {
    throw error;
  };
  const db = await openPglite({ dataDir: site.dataDir, onDiskFailure });
  try {
    const { rows } = await db.query<EventRow>('select id, kind, name, visitor, data from event', []);
    return rows;
  } finally {
    await db.close();
    await site.start();
  }
}

/** The number of rows per kind: `{ hit: 1, event: 3 }`. */
export function countByKind(rows: readonly EventRow[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { kind } of rows) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

/** Tracks one event per name, like a template, without waiting for the requests. */
export const trackEvents = (page: Page, ...names: readonly string[]): Promise<void> =>
  page.evaluate(async (objects) => {
    await customElements.whenDefined('site-services');
    const services = await document.querySelector<ServicesElement>('site-services')?.services;
    for (const object_id of objects)
      void services?.events.track({ action: 'journey', object_type: 'test', object_id });
  }, names);

/** The number of events that the browser still stores. */
export const countPending = (page: Page): Promise<number> =>
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
