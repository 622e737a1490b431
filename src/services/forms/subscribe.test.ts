import { expect, it } from 'vitest';
import { createStore } from '../../core/store';
import { createApi } from '../api/api';
import { fakePage } from '../page-fake';
import type { Answer } from '../page-fake-network';
import { subscribe } from './subscribe';

async function ask(...answers: Answer[]) {
  const page = fakePage();
  page.answer(...answers);
  const api = createApi({ page, base: '/api/', token: createStore<string | null>(null) });
  const result = await subscribe(
    { page, api, prove: async () => 'proof' },
    { email: 'ada@example.com', listId: 'news' },
  );
  const sent = page.requests.map(({ url, body }) => [url.pathname, JSON.parse(body)] as const);
  return { result, sent, warnings: page.warnings };
}

it('tells the server address, list and page, and the visitor what the server says', async () => {
  const { result, sent } = await ask({ json: { status: 'check-inbox', message: 'Look into your inbox.' } });
  expect(result).toEqual({ ok: true, message: 'Look into your inbox.' });
  expect(sent).toEqual([
    [
      '/api/newsletter/subscribe',
      { email: 'ada@example.com', listId: 'news', pageUrl: 'https://shop.example/journal/first' },
    ],
  ]);
});

it('proves that somebody is waiting when the server asks for it, once', async () => {
  const demand = { status: 400, json: { error: 'Complete CAPTCHA.', captcha: 'altcha' } };
  const { result, sent } = await ask(demand, { json: { message: 'Yes.' } });
  expect(result).toEqual({ ok: true, message: 'Yes.' });
  expect(sent[1]?.[1]).toHaveProperty('captchaKey', 'proof');
  expect((await ask(demand, demand)).result).toMatchObject({ message: 'Complete CAPTCHA.' });
});

it('says what is wrong as a form does', async () => {
  const errors = { email: 'Email is not valid.' };
  expect((await ask({ status: 400, json: { error: 'x', errors } })).result).toMatchObject({ fields: errors });
  expect((await ask({ status: 404 })).result).toMatchObject({
    message: 'This form has not been configured yet.',
  });
  expect((await ask('offline')).result).toMatchObject({
    status: 0,
    message: 'Unable to connect. Please try again',
  });
  expect((await ask({ status: 418 })).warnings).toEqual(['site-newsletter: status 418; nothing was sent.']);
});
