import { expect, it, vi } from 'vitest';
import { createStore } from '../../core/store';
import { createApi } from '../api/api';
import { type FakePage, fakePage } from '../page/testing/fake-page';
import type { ConsentState } from '../ports';
import { createForms } from './forms';
import { createLazyForms } from './lazy-forms';
import { OUTBOX_FLAG } from './outbox-keys';

function setup(page: FakePage = fakePage(), fails: readonly boolean[] = []) {
  const api = createApi({ page, base: '/api/', token: createStore<string | null>(null) });
  const deps = {
    page,
    api,
    consent: createStore<ConsentState>('pending'),
    solveProofOfWork: async () => '',
    follow: true,
  };
  const outcomes = [...fails];
  const load = vi.fn(async () => {
    if (outcomes.shift()) throw new Error('gone');
    return { createForms };
  });
  return { page, load, forms: createLazyForms(deps, load) };
}

const submission = { formId: 'contact', form: { name: 'Ada' } };
const acceptSubmission = (page: FakePage) =>
  page.respond({ json: { key: 'k1' } }, { json: { submissionId: 's1' } });

it('loads its script with the first submission', async () => {
  const { page, load, forms } = setup();
  expect(forms.outbox.waiting.get()).toEqual([]);
  await page.advance(0);
  expect(load).not.toHaveBeenCalled();
  acceptSubmission(page);
  expect(await forms.submit(submission)).toEqual({ ok: true, submissionId: 's1' });
  expect(forms.outbox.sent.get()).toMatchObject([{ submissionId: 's1' }]);
  expect(load).toHaveBeenCalledTimes(1);
});

it('loads its script when the outbox is watched, as every form does', async () => {
  const { load, forms } = setup();
  forms.outbox.waiting.subscribe(() => {});
  forms.preload();
  expect(load).toHaveBeenCalledTimes(1);
});

it('sends the entries of an earlier page at once', async () => {
  const first = setup();
  first.page.respond('offline');
  expect(await first.forms.submit(submission)).toMatchObject({ ok: false, waitingId: expect.any(String) });
  expect(first.page.local.get(OUTBOX_FLAG)).toBe('1');
  first.page.crash();
  const page = first.page.openTab();
  acceptSubmission(page);
  const second = setup(page);
  await page.advance(60_000);
  expect(second.load).toHaveBeenCalledTimes(1);
  expect(second.forms.outbox.waiting.get()).toEqual([]);
  expect(page.requests.map(({ url }) => url.pathname)).toContain('/api/form/SaveFormSubmission');
});

it('reports an unreachable server when its script cannot be loaded, and tries again with the next call', async () => {
  const { page, forms } = setup(fakePage(), [true]);
  expect(await forms.submit(submission)).toEqual({
    ok: false,
    status: 0,
    message: 'Unable to connect. Please try again',
  });
  acceptSubmission(page);
  expect(await forms.submit(submission)).toMatchObject({ ok: true });
});

it('loads its script again when the network is back', async () => {
  const { page, load, forms } = setup(fakePage(), [true]);
  forms.preload();
  await page.advance(0);
  expect(page.warnings).toEqual(['site-services: the form script could not be loaded.']);
  page.fire('online');
  await page.advance(0);
  expect(load).toHaveBeenCalledTimes(2);
});

it('removes all listeners and timers when it is stopped before its script is loaded', async () => {
  const { page, forms } = setup();
  page.respond('offline');
  const result = forms.submit(submission);
  forms.stop();
  await page.advance(0);
  await result;
  expect(page.activeCount()).toBe(0);
});
