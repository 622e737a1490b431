import { expect, it, vi } from 'vitest';
import { createStore } from '../../core/store';
import { createApi } from '../api/api';
import { type FakePage, fakePage } from '../page/testing/fake-page';
import type { ConsentState } from '../ports';
import { createForms } from './forms';
import { createLazyForms } from './lazy-forms';
import { OUTBOX_FLAG } from './outbox-keys';

function start(page: FakePage = fakePage(), fails: readonly boolean[] = []) {
  const api = createApi({ page, base: '/api/', token: createStore<string | null>(null) });
  const needs = {
    page,
    api,
    consent: createStore<ConsentState>('pending'),
    solveProofOfWork: async () => '',
    follow: true,
  };
  const answers = [...fails];
  const load = vi.fn(async () => {
    if (answers.shift()) throw new Error('gone');
    return { createForms };
  });
  return { page, load, forms: createLazyForms(needs, load) };
}

const submission = { formId: 'contact', form: { name: 'Ada' } };
const taken = (page: FakePage) => page.respond({ json: { key: 'k1' } }, { json: { submissionId: 's1' } });

it('is fetched with the first form that is sent, and not before', async () => {
  const { page, load, forms } = start();
  expect(forms.outbox.waiting.get()).toEqual([]);
  await page.advance(0);
  expect(load).not.toHaveBeenCalled();
  taken(page);
  expect(await forms.submit(submission)).toEqual({ ok: true, submissionId: 's1' });
  expect(forms.outbox.sent.get()).toMatchObject([{ submissionId: 's1' }]);
  expect(load).toHaveBeenCalledTimes(1);
});

it('is fetched ahead where somebody watches what waits, as every form does', async () => {
  const { load, forms } = start();
  forms.outbox.waiting.subscribe(() => {});
  forms.preload();
  expect(load).toHaveBeenCalledTimes(1);
});

it('sends at the start what an earlier page has left', async () => {
  const first = start();
  first.page.respond('offline');
  expect(await first.forms.submit(submission)).toMatchObject({ ok: false, waitingId: expect.any(String) });
  expect(first.page.local.get(OUTBOX_FLAG)).toBe('1');
  first.page.crash();
  const page = first.page.openTab();
  taken(page);
  const second = start(page);
  await page.advance(60_000);
  expect(second.load).toHaveBeenCalledTimes(1);
  expect(second.forms.outbox.waiting.get()).toEqual([]);
  expect(page.requests.map(({ url }) => url.pathname)).toContain('/api/form/SaveFormSubmission');
});

it('that does not come is a server that is not there, and is asked for again', async () => {
  const { page, forms } = start(fakePage(), [true]);
  expect(await forms.submit(submission)).toEqual({
    ok: false,
    status: 0,
    message: 'Unable to connect. Please try again',
  });
  taken(page);
  expect(await forms.submit(submission)).toMatchObject({ ok: true });
});

it('leaves nothing behind, also when it comes after the end', async () => {
  const { page, forms } = start();
  page.respond('offline');
  const result = forms.submit(submission);
  forms.stop();
  await page.advance(0);
  await result;
  expect(page.activeCount()).toBe(0);
});
