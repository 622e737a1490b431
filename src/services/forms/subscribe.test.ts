import { expect, it } from 'vitest';
import type { FakeResponse, SentRequest } from '../page/testing/fake-network';
import { getNewsletterFormId } from './outbox-keys';
import { createTestForms, setup } from './testing/outbox-fixture';

const SIGN_UP = { email: 'ada@example.com', listId: 'news' };
const SENT = { json: { status: 'check-inbox', message: 'Look into your inbox.' } };
const KEY = expect.stringMatching(/^[\da-f-]{36}$/);

/** Pages of a browser with a fake newsletter service; the last response repeats. */
function setupWithResponses(...answers: FakeResponse[]) {
  const { server, page, forms } = setup();
  server.interceptRequests(() => (answers.length > 1 ? answers.shift()! : answers[0]!));
  return { server, page, forms, sent: () => page.requests.map(read) };
}

const read = ({ url, body }: SentRequest) => [url.pathname, JSON.parse(body)] as const;

async function subscribe(...answers: FakeResponse[]) {
  const { forms, page, sent } = setupWithResponses(...answers);
  return { result: await forms.subscribe(SIGN_UP), sent: sent(), warnings: page.warnings };
}

it('sends the address, list, page and key, and returns the message of the server', async () => {
  const { result, sent } = await subscribe(SENT);
  expect(result).toMatchObject({ ok: true, message: 'Look into your inbox.' });
  const page = 'https://shop.example/journal/first';
  expect(sent).toEqual([
    ['/api/newsletter/subscribe', { email: 'ada@example.com', listId: 'news', pageUrl: page, key: KEY }],
  ]);
});

it('solves a proof of work once when the server requires it', async () => {
  const captchaRequired = { status: 400, json: { error: 'Complete CAPTCHA.', captcha: 'altcha' } };
  const { result, sent } = await subscribe(captchaRequired, { json: { message: 'Yes.' } });
  expect(result).toMatchObject({ ok: true, message: 'Yes.' });
  expect(sent[1]?.[1]).toHaveProperty('captchaKey', 'proof');
  expect((await subscribe(captchaRequired, captchaRequired)).result).toMatchObject({
    message: 'Complete CAPTCHA.',
  });
});

it('returns errors like a form and does not store the sign-up', async () => {
  const errors = { email: 'Email is not valid.' };
  const { forms } = setupWithResponses({ status: 400, json: { error: 'x', errors } });
  expect(await forms.subscribe(SIGN_UP)).toMatchObject({ fields: errors });
  expect(forms.outbox.waiting.get()).toEqual([]);
  expect((await subscribe({ status: 404 })).result).toMatchObject({
    message: 'This form has not been configured yet.',
  });
  expect((await subscribe({ status: 418 })).warnings).toEqual([
    'site-newsletter: the submission failed with status 418.',
  ]);
});

it('waits in the outbox while offline and is sent by the next page with the same key', async () => {
  const { forms, page, server } = setupWithResponses('offline');
  const result = await forms.subscribe({ ...SIGN_UP, formId: 'f1' });
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
  server.interceptRequests(() => SENT);
  const nextForms = createTestForms(next, server);
  await next.advance(10_000);
  expect(next.requests.map(read)).toEqual([
    ['/api/newsletter/subscribe', expect.objectContaining({ ...SIGN_UP, formId: 'f1', key })],
  ]);
  expect(nextForms.outbox.sent.get()).toMatchObject([{ id: waitingId, formId: getNewsletterFormId('news') }]);
  expect(nextForms.outbox.waiting.get()).toEqual([]);
});

it('reuses the entry for the same address and list', async () => {
  const { forms, sent } = setupWithResponses('offline');
  for (const signUp of [SIGN_UP, SIGN_UP, { ...SIGN_UP, listId: 'shop' }]) await forms.subscribe(signUp);
  expect(forms.outbox.waiting.get()).toHaveLength(2);
  expect(new Set(sent().map(([, { key }]) => key)).size).toBe(2);
});
