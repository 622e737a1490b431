import { beforeAll, expect, it, vi } from 'vitest';
import { type FakePage, fakePage } from '../page/testing/fake-page';
import { createFakeServer, createTestForms, isSaveRequest } from './testing/outbox-fixture';

const BODY =
  'formId=f1&collectionId=c1&objectName=page-block&isOverlayForm=true&submitButtonText=Send+it' +
  '&form=%7B%22note%22%3A%22H%C3%A9+%26+hi%22%2C%22name%22%3A%5B%22Ada%22%2C%22L%22%5D%7D' +
  '&elapsedMs=5000&pageUrl=https%3A%2F%2Fshop.example%2F&pageTitle=First';

const ENTRY = { id: 'e1', formId: 'f1', body: BODY, at: 0, tries: 1, notBefore: 0, key: 'k1', status: 0 };

/** A browser in which version 0.1 has stored an entry. */
async function setup(entry: object = {}) {
  const page = fakePage();
  page.local.set('site-outbox', '1');
  const at = page.clock.now();
  const stored = { ...ENTRY, at, ...entry };
  await page.openRecords('outbox').update(stored.id, () => stored);
  return { page, server: createFakeServer() };
}

// The outbox loads the script on demand, which takes longer than the fake clock waits.
beforeAll(() => import('./legacy-entries'));

const readLegacyEntries = (page: FakePage) => page.openRecords('outbox').all();

it('sends an entry with the same key and the same body', async () => {
  const { page, server } = await setup({ captchaKey: 'solved' });
  const { outbox } = createTestForms(page, server);
  await page.advance(0);
  expect(page.requests.filter(isSaveRequest).map(({ body }) => body)).toEqual([
    `${BODY}&captchaKey=solved&key=k1`,
  ]);
  expect(outbox.sent.get()).toEqual([{ id: 'e1', formId: 'f1', submissionId: 's-k1' }]);
  expect(await readLegacyEntries(page)).toEqual([]);
  expect(page.local.get('site-outbox')).toBe(null);
});

it('sends a body without a fill time unchanged', async () => {
  const body = 'formId=f1&isOverlayForm=false&form=%7B%7D&pageUrl=&pageTitle=';
  const { page, server } = await setup({ body });
  createTestForms(page, server);
  await page.advance(0);
  expect(page.requests.map((request) => request.body)).toEqual([`${body}&key=k1`]);
});

it('sends a newsletter sign-up', async () => {
  const body =
    'listId=news&form=%7B%22email%22%3A%22ada%40example.com%22%7D&pageUrl=https%3A%2F%2Fshop.example%2F';
  const { page, server } = await setup({ formId: 'newsletter:news', body });
  server.interceptRequests(() => ({ json: { message: 'Look into your inbox.' } }));
  createTestForms(page, server);
  await page.advance(0);
  expect(page.requests.map((request) => [request.url.pathname, request.body])).toEqual([
    [
      '/api/newsletter/subscribe',
      '{"email":"ada@example.com","listId":"news","pageUrl":"https://shop.example/","key":"k1"}',
    ],
  ]);
});

it('keeps a rejection for the visitor', async () => {
  const refusal = { ok: false, status: 400, fields: { note: 'Too short.' } };
  const { page, server } = await setup({ refusal });
  const { outbox } = createTestForms(page, server);
  await page.advance(3_600_000);
  expect(page.requests).toEqual([]);
  expect(outbox.waiting.get()).toMatchObject([
    {
      id: 'e1',
      state: 'rejected',
      values: { note: 'Hé & hi' },
      rejection: { fields: { note: 'Too short.' } },
    },
  ]);
});

it('does not send an entry that was delivered', async () => {
  const { page, server } = await setup({ body: '', arrival: { submissionId: 's1', at: 0 } });
  createTestForms(page, server);
  await page.advance(60_000);
  expect(page.requests).toEqual([]);
  expect(await readLegacyEntries(page)).toEqual([]);
});

it('does not send an entry while a tab with version 0.1 is sending it', async () => {
  const { page, server } = await setup();
  let finish = () => {};
  const otherTab = page.openTab();
  void otherTab.lock('site-outbox-e1', 'wait', () => new Promise<void>((resolve) => (finish = resolve)));
  createTestForms(page, server);
  await page.advance(60_000);
  expect(page.requests).toEqual([]);
  expect(page.local.get('site-outbox')).toBe('1');
  finish();
  await page.advance(60_000);
  expect([...server.stored.keys()]).toEqual(['k1']);
  expect(page.local.get('site-outbox')).toBe(null);
});

it('sends an entry once if the tab was killed between the writes to the two databases', async () => {
  const { page, server } = await setup();
  const before = structuredClone(await readLegacyEntries(page)) as [{ id: string }];
  createTestForms(page, server);
  await page.advance(0);
  page.crash();
  const next = page.openTab();
  next.local.set('site-outbox', '1');
  await next.openRecords('outbox').update('e1', () => before[0]);
  createTestForms(next, server);
  await next.advance(60_000);
  expect(next.requests).toEqual([]);
  expect(await readLegacyEntries(next)).toEqual([]);
});

it('keeps the entries for a later page if its script cannot be loaded', async () => {
  const { page, server } = await setup();
  vi.doMock('./legacy-entries', () => Promise.reject(new Error('offline')));
  createTestForms(page, server);
  await page.advance(0);
  expect(page.local.get('site-outbox')).toBe('1');
  expect(await readLegacyEntries(page)).toHaveLength(1);
  expect(page.requests).toEqual([]);
  vi.doUnmock('./legacy-entries');
});
