import { expect, it } from 'vitest';
import type { FakeResponse, SentRequest } from '../page/testing/fake-network';
import { getNewsletterFormId } from './outbox-keys';
import { createTestForms, setup } from './testing/outbox-fixture';

const WISH = { email: 'ada@example.com', listId: 'news' };
const SENT = { json: { status: 'check-inbox', message: 'Look into your inbox.' } };
const KEY = expect.stringMatching(/^[\da-f-]{36}$/);

/** Pages of a browser before a newsletter service; the last answer stays. */
function scene(...answers: FakeResponse[]) {
  const { server, page, forms } = setup();
  server.spoil(() => (answers.length > 1 ? answers.shift()! : answers[0]!));
  return { server, page, forms, sent: () => page.requests.map(read) };
}

const read = ({ url, body }: SentRequest) => [url.pathname, JSON.parse(body)] as const;

async function ask(...answers: FakeResponse[]) {
  const { forms, page, sent } = scene(...answers);
  return { result: await forms.subscribe(WISH), sent: sent(), warnings: page.warnings };
}

it('tells the server address, list, page and a key, and the visitor what the server says', async () => {
  const { result, sent } = await ask(SENT);
  expect(result).toMatchObject({ ok: true, message: 'Look into your inbox.' });
  const page = 'https://shop.example/journal/first';
  expect(sent).toEqual([
    ['/api/newsletter/subscribe', { email: 'ada@example.com', listId: 'news', pageUrl: page, key: KEY }],
  ]);
});

it('proves that somebody is waiting when the server asks for it, once', async () => {
  const demand = { status: 400, json: { error: 'Complete CAPTCHA.', captcha: 'altcha' } };
  const { result, sent } = await ask(demand, { json: { message: 'Yes.' } });
  expect(result).toMatchObject({ ok: true, message: 'Yes.' });
  expect(sent[1]?.[1]).toHaveProperty('captchaKey', 'proof');
  expect((await ask(demand, demand)).result).toMatchObject({ message: 'Complete CAPTCHA.' });
});

it('says what is wrong as a form does, and does not keep it', async () => {
  const errors = { email: 'Email is not valid.' };
  const { forms } = scene({ status: 400, json: { error: 'x', errors } });
  expect(await forms.subscribe(WISH)).toMatchObject({ fields: errors });
  expect(forms.outbox.waiting.get()).toEqual([]);
  expect((await ask({ status: 404 })).result).toMatchObject({
    message: 'This form has not been configured yet.',
  });
  expect((await ask({ status: 418 })).warnings).toEqual([
    'site-newsletter: the submission failed with status 418.',
  ]);
});

it('waits in the outbox while there is no line, and is sent by the next page under the same key', async () => {
  const { forms, page, server } = scene('offline');
  const result = await forms.subscribe({ ...WISH, formId: 'f1' });
  const { waitingId } = result as { waitingId: string };
  expect(result).toMatchObject({ status: 0, message: 'Unable to connect. Please try again', waitingId });
  expect(forms.outbox.waiting.get()).toMatchObject([
    {
      id: waitingId,
      formId: getNewsletterFormId('news'),
      values: { email: 'ada@example.com' },
      state: 'waiting',
    },
  ]);
  const key = read(page.requests.at(-1)!)[1].key;
  page.crash();
  const next = page.openTab();
  server.spoil(() => SENT);
  const later = createTestForms(next, server);
  await next.advance(10_000);
  expect(next.requests.map(read)).toEqual([
    ['/api/newsletter/subscribe', expect.objectContaining({ ...WISH, formId: 'f1', key })],
  ]);
  expect(later.outbox.sent.get()).toMatchObject([{ id: waitingId, formId: getNewsletterFormId('news') }]);
  expect(later.outbox.waiting.get()).toEqual([]);
});

it('is the same wish when the same address is given again meanwhile, and another for another list', async () => {
  const { forms, sent } = scene('offline');
  for (const wish of [WISH, WISH, { ...WISH, listId: 'shop' }]) await forms.subscribe(wish);
  expect(forms.outbox.waiting.get()).toHaveLength(2);
  expect(new Set(sent().map(([, { key }]) => key)).size).toBe(2);
});
