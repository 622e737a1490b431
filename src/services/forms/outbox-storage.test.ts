import { describe, expect, it } from 'vitest';
import type { FakePage } from '../page/testing/fake-page';
import {
  contactSubmission,
  createTestForms,
  dropResponseAfterCommit,
  offline,
  otherSubmission,
  setup,
} from './testing/outbox-fixture';

describe('outbox storage', () => {
  const readDatabase = async (page: FakePage) => JSON.stringify(await page.openRecords('form-outbox').all());

  /** The same page with a database that the test can make fail. */
  const withUnreliableDatabase = (page: FakePage, database: { readonly isAvailable: boolean }): FakePage => {
    const { openRecords } = page;
    const guard =
      <A extends unknown[], R>(work: (...args: A) => Promise<R>) =>
      async (...args: A) => {
        if (!database.isAvailable) throw new DOMException('No answer.', 'AbortError');
        return work(...args);
      };
    const guarded = <T>(name: string) => {
      const { all, update } = openRecords<T>(name);
      return { all: guard(all), update: guard(update) };
    };
    return Object.assign(page, { openRecords: guarded });
  };

  it('keeps a secret in memory and sends it', async () => {
    const { server, page, forms } = setup();
    server.interceptRequests(offline);
    await forms.submit({ formId: 'f1', form: { password: 'hunter2' }, secret: true });
    expect(await readDatabase(page)).toBe('[]');
    server.interceptRequests(null);
    await page.advance(3000);
    expect([...server.stored.values()]).toEqual(['{"password":"hunter2"}']);
    expect(await readDatabase(page)).not.toContain('hunter2');
  });

  it('keeps submissions in memory if the browser has no storage', async () => {
    const { server, page, forms } = setup({ storage: false });
    server.interceptRequests(dropResponseAfterCommit);
    expect(await forms.submit(contactSubmission)).toHaveProperty('waitingId');
    server.interceptRequests(null);
    await page.advance(3000);
    expect([...server.stored.keys()]).toEqual(['k1']);
    expect(forms.outbox.waiting.get()).toEqual([]);
  });

  it('deletes the values on delivery, and the entry ten minutes later', async () => {
    const { server, page, forms } = setup();
    await forms.submit(contactSubmission);
    expect(await readDatabase(page)).not.toContain('Hi');
    await page.advance(601_000);
    createTestForms(page, server);
    await page.advance(0);
    expect(await readDatabase(page)).toBe('[]');
    expect(page.local.get('site-form-outbox')).toBe(null);
  });

  it('reads a database again that was temporarily unavailable, and loses nothing', async () => {
    const { server, page, forms } = setup();
    server.interceptRequests(offline);
    await forms.submit(contactSubmission);
    forms.stop();
    const database = { isAvailable: true };
    const records = page.openRecords('form-outbox');
    const next = createTestForms(withUnreliableDatabase(page, database), server);
    database.isAvailable = false;
    await next.outbox.retryNow();
    expect(next.outbox.waiting.get()).toMatchObject([{ values: { note: 'Hi' }, state: 'waiting' }]);
    expect(page.local.get('site-form-outbox')).toBe('1');
    // Submitted while the database is unavailable; kept in memory until it is available again.
    await next.submit(otherSubmission);
    expect(JSON.stringify(await records.all())).not.toContain('Other');
    database.isAvailable = true;
    await page.advance(45_000);
    expect(JSON.stringify(await records.all())).toContain('Other');
    server.interceptRequests(null);
    await next.outbox.retryNow();
    expect([...server.stored.values()].sort()).toEqual(['{"note":"Hi"}', '{"note":"Other"}']);
    expect(next.outbox.waiting.get()).toEqual([]);
  });

  it('uses a database again after a pause, even if the clock was set back by a year meanwhile', async () => {
    const { server, page, forms } = setup();
    forms.stop();
    server.interceptRequests(offline);
    const database = { isAvailable: false };
    const records = page.openRecords('form-outbox');
    const next = createTestForms(withUnreliableDatabase(page, database), server);
    await next.submit(contactSubmission);
    const { now } = page.clock;
    Object.assign(page.clock, { now: () => now() - 365 * 86_400_000 });
    database.isAvailable = true;
    await page.advance(45_000);
    await next.submit(otherSubmission);
    expect(JSON.stringify(await records.all())).toContain('Other');
    expect(JSON.stringify(await records.all())).toContain('Hi');
  });

  it('writes the latest version to a slow database and submits once', async () => {
    const { server, page } = setup();
    const { openRecords } = page;
    let open = () => {};
    const opened = new Promise<void>((done) => {
      open = done;
    });
    const timeout = () =>
      new Promise<never>((_, reject) => page.clock.setTimeout(() => reject('late'), 4000));
    Object.assign(page, {
      openRecords: <T>(name: string) => {
        const { all, update } = openRecords<T>(name);
        const openLate = <R>(work: () => Promise<R>) => Promise.race([opened.then(work), timeout()]);
        return {
          all: () => openLate(all),
          update: (...args: Parameters<typeof update>) => openLate(() => update(...args)),
        };
      },
    });
    const first = createTestForms(page, server);
    server.interceptRequests(dropResponseAfterCommit);
    const result = first.submit(contactSubmission);
    await page.advance(15_000);
    expect(await result).toHaveProperty('waitingId');
    expect(first.outbox.waiting.get()).toMatchObject([{ inMemory: true }]);
    expect(page.isLeaveConfirmed()).toBe(true);
    open();
    await page.advance(0);
    expect(await openRecords('form-outbox').all()).toMatchObject([{ key: 'k1' }]);
    page.crash();
    server.interceptRequests(null);
    const tab = page.openTab();
    const next = createTestForms(tab, server);
    await tab.advance(30_000);
    expect(next.outbox.sent.get()).toMatchObject([{ submissionId: 's-k1' }]);
    expect([...server.stored]).toEqual([['k1', '{"note":"Hi"}']]);
  });

  it('warns before the page is left while a submission is only in memory', async () => {
    const { server, page, forms } = setup();
    server.interceptRequests(offline);
    await forms.submit(contactSubmission);
    expect(forms.outbox.waiting.get()).toMatchObject([{ inMemory: false }]);
    expect(page.isLeaveConfirmed()).toBe(false);
    await forms.submit({ formId: 'f1', form: { password: 'hunter2' }, secret: true });
    expect(forms.outbox.waiting.get()).toMatchObject([{ inMemory: false }, { inMemory: true }]);
    expect(page.isLeaveConfirmed()).toBe(true);
    server.interceptRequests(null);
    await page.advance(10_000);
    expect(forms.outbox.waiting.get()).toEqual([]);
    expect(page.isLeaveConfirmed()).toBe(false);
  });

  it('sends nothing under a key that could not be stored', async () => {
    const { server, page, forms } = setup();
    server.interceptRequests(offline);
    await forms.submit(contactSubmission);
    const records = page.openRecords<object>('form-outbox');
    server.interceptRequests(null);
    let isFull = true;
    const { openRecords: open } = page;
    Object.assign(page, {
      openRecords: <T>(name: string) => {
        const { all, update } = open<T>(name);
        const write: typeof update = (id, change) =>
          isFull
            ? update(id, (before) => {
                const after = change(before);
                if (after !== before) throw new DOMException('No room.', 'QuotaExceededError');
                return after;
              })
            : update(id, change);
        return { all, update: write };
      },
    });
    const second = createTestForms(page.openTab(), server);
    second.stop();
    forms.stop();
    const third = createTestForms(page, server);
    await page.advance(45_000);
    expect(server.stored.size).toBe(0);
    isFull = false;
    await page.advance(45_000);
    expect(server.stored.size).toBe(1);
    expect(third.outbox.waiting.get()).toEqual([]);
    expect(await records.all()).toHaveLength(1);
  });
});
