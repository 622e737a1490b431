import { expect, it, vi } from 'vitest';
import { createStore } from '../../core/store';
import { createApi } from '../api/api';
import { type FakePage, fakePage } from '../page/testing/fake-page';
import type { ConsentState } from '../shared/ports';
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
    syncTabs: true,
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

it('loads its script for a subscriber of the outbox, such as a form', async () => {
  const { load, forms } = setup();
  forms.outbox.waiting.subscribe(() => {});
  forms.preload();
  expect(load).toHaveBeenCalledTimes(1);
});

it('sends the entries of an earlier page immediately', async () => {
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

it('keeps a submission while its script cannot be loaded, and sends it later under the same id', async () => {
  const { page, load, forms } = setup(fakePage(), [true, true]);
  const result = await forms.submit(submission);
  const waitingId = expect.any(String);
  expect(result).toEqual({
    ok: false,
    status: 0,
    message: 'Unable to connect. Please try again',
    waitingId,
  });
  const [entry] = forms.outbox.waiting.get();
  expect(entry).toMatchObject({
    formId: 'contact',
    values: { name: 'Ada' },
    state: 'waiting',
    inMemory: true,
  });
  expect(result).toHaveProperty('waitingId', entry!.id);
  // The second load fails as well.
  await page.advance(2000);
  expect(forms.outbox.waiting.get()).toEqual([entry]);
  acceptSubmission(page);
  await page.advance(4000);
  expect(load).toHaveBeenCalledTimes(3);
  expect(forms.outbox.sent.get()).toEqual([{ id: entry!.id, formId: 'contact', submissionId: 's1' }]);
  expect(forms.outbox.waiting.get()).toEqual([]);
  expect(page.isLeaveConfirmed()).toBe(false);
});

it('asks for confirmation before leaving while a submission is in memory only', async () => {
  const { page, forms } = setup(fakePage(), [true]);
  await forms.submit(submission);
  expect(page.isLeaveConfirmed()).toBe(true);
  forms.stop();
  expect(page.isLeaveConfirmed()).toBe(false);
  expect(page.activeCount()).toBe(0);
});

it('sends a submission once if the visitor repeats it while it is in memory', async () => {
  const { page, forms } = setup(fakePage(), [true, true]);
  await forms.submit(submission);
  await forms.submit(submission);
  const [entry, ...others] = forms.outbox.waiting.get();
  expect(others).toEqual([]);
  acceptSubmission(page);
  expect(await forms.submit(submission)).toEqual({ ok: true, submissionId: 's1' });
  expect(forms.outbox.sent.get()).toMatchObject([{ id: entry!.id }]);
  expect(page.requests.filter(({ url }) => url.pathname.endsWith('SaveFormSubmission'))).toHaveLength(1);
});

it('keeps a sign-up while its script cannot be loaded, and after a rejection by the server', async () => {
  const { page, forms } = setup(fakePage(), [true]);
  await forms.subscribe({ email: 'ada@example.org', listId: 'news' });
  page.respond({ status: 400, json: { error: 'Closed.' } });
  page.fire('online');
  await page.advance(0);
  expect(forms.outbox.waiting.get()).toMatchObject([
    { formId: 'newsletter:news', values: { email: 'ada@example.org' }, state: 'rejected', inMemory: false },
  ]);
});

it('discards a submission that is in memory', async () => {
  const { page, load, forms } = setup(fakePage(), [true, true]);
  await forms.submit(submission);
  await forms.outbox.discard(forms.outbox.waiting.get()[0]!.id);
  expect(forms.outbox.waiting.get()).toEqual([]);
  await page.advance(600_000);
  expect(load).toHaveBeenCalledTimes(2);
  expect(page.requests).toEqual([]);
});

it('does not keep values that are not JSON', async () => {
  const values: Record<string, unknown> = {};
  values.circle = values;
  const { forms } = setup(fakePage(), [true]);
  expect(await forms.submit({ formId: 'contact', form: values })).not.toHaveProperty('waitingId');
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
