import { describe, expect, it } from 'vitest';
import { createStore } from '../../core/store';
import { createApi } from '../api/api';
import type { FakeResponse } from '../page/testing/fake-network';
import { fakePage } from '../page/testing/fake-page';
import type { ConsentState } from '../shared/ports';
import { createForms } from './forms';
import type { Submission } from './types';

function setup() {
  const page = fakePage();
  const api = createApi({ page, base: '/api/', token: createStore<string | null>(null) });
  const forms = createForms({
    page,
    api,
    consent: createStore<ConsentState>('granted'),
    solveProofOfWork: async () => 'proof',
    syncTabs: true,
  });
  const sent = () =>
    page.requests.map(({ method, url, body }) => ({
      call: `${method} ${url.pathname}`,
      ...Object.fromEntries(new URLSearchParams(body)),
    }));
  return { page, forms, sent };
}

const contact: Submission = { formId: 'f1', form: { name: ['Ada', 'L'], note: 'Hi' } };
const key = (name: string) => ({ json: { key: name } });
const stored = (id: string) => ({ json: { submissionId: id } });

describe('a submission key', () => {
  it.each([{ key: 'k1' }, { data: { key: 'k1' } }])('is read from %o [FRM-011]', async (json) => {
    const { page, forms } = setup();
    page.respond({ json });
    expect(await forms.submissionKey()).toEqual({ ok: true, key: 'k1' });
    const [request] = page.requests;
    expect([request?.method, request?.url.pathname, request?.body]).toEqual([
      'POST',
      '/api/form/FormSubmissionKey',
      '',
    ]);
    expect(request?.init.credentials).toBe('include');
  });

  it.each(['offline', { status: 500 }, { json: {} }] as const)(
    'reports a missing key [FRM-055]',
    async (response) => {
      const { page, forms } = setup();
      page.respond(response);
      expect(await forms.submit(contact)).toMatchObject({
        ok: false,
        message: 'Could not get a form submission key, please try again later.',
      });
      expect(page.requests).toHaveLength(1);
    },
  );
});

describe('a submission', () => {
  it('sends the key, form, page and JSON values with credentials [FRM-012] [FRM-013]', async () => {
    const { page, forms, sent } = setup();
    page.respond(key('k1'), stored('s1'));
    const result = await forms.submit({
      ...contact,
      collectionId: 'c1',
      objectName: 'page-block',
      isOverlayForm: true,
      submitButtonText: 'Send',
    });
    expect(result).toEqual({ ok: true, submissionId: 's1' });
    expect(sent()[1]).toEqual({
      call: 'POST /api/form/SaveFormSubmission',
      key: 'k1',
      formId: 'f1',
      collectionId: 'c1',
      objectName: 'page-block',
      isOverlayForm: 'true',
      submitButtonText: 'Send',
      form: '{"name":["Ada","L"],"note":"Hi"}',
      elapsedMs: '60000',
      pageUrl: 'https://shop.example/journal/first',
      pageTitle: 'First',
    });
    expect(page.requests[1]?.init.credentials).toBe('include');
  });

  it('sends a captchaKey only with a captcha [FRM-014]', async () => {
    const { page, forms, sent } = setup();
    page.respond(key('k1'), stored('s1'), key('k2'), stored('s2'));
    await forms.submit(contact);
    await forms.submit({ ...contact, captchaKey: 'solved' });
    expect(sent()[1]).not.toHaveProperty('captchaKey');
    expect(sent()[3]).toHaveProperty('captchaKey', 'solved');
  });

  it('succeeds with or without an id in the response', async () => {
    const { page, forms } = setup();
    page.respond(key('k1'), { status: 204 }, key('k2'), { json: { data: { submissionId: 's2' } } });
    expect(await forms.submit(contact)).toEqual({ ok: true, submissionId: '' });
    expect(await forms.submit(contact)).toEqual({ ok: true, submissionId: 's2' });
  });

  it('rejects values that JSON cannot represent and sends nothing [FRM-056]', async () => {
    const { page, forms } = setup();
    const circular: Record<string, unknown> = {};
    circular.self = circular;
    expect(await forms.submit({ formId: 'f1', form: circular })).toMatchObject({
      message: 'Could not parse the form fields, please check your entries.',
    });
    expect(page.requests).toEqual([]);
  });
});

describe('repeated submissions', () => {
  it.each(['offline', { status: 500 }, { status: 429 }, { text: '<html>' }] as const)(
    'reuse the key after %o, so that the submission is stored once',
    async (response) => {
      const { page, forms, sent } = setup();
      page.respond(key('k1'), response, stored('s1'));
      await forms.submit({ ...contact, captchaKey: 'one' });
      expect(await forms.submit({ ...contact, captchaKey: 'two' })).toEqual({ ok: true, submissionId: 's1' });
      expect(sent().map(({ call }) => call)).toEqual([
        'POST /api/form/FormSubmissionKey',
        'POST /api/form/SaveFormSubmission',
        'POST /api/form/SaveFormSubmission',
      ]);
      expect(sent()[2]).toHaveProperty('key', 'k1');
    },
  );

  it('use a new key for other values', async () => {
    const { page, forms, sent } = setup();
    page.respond(key('k1'), 'offline', key('k2'), stored('s2'));
    await forms.submit(contact);
    await forms.submit({ ...contact, form: { note: 'Other' } });
    expect(sent()[3]).toHaveProperty('key', 'k2');
  });

  it('use a new key after a rejection or a success', async () => {
    const { page, forms, sent } = setup();
    page.respond(
      key('k1'),
      { status: 400, json: { error: 'Key expired.' } },
      key('k2'),
      stored('s'),
      key('k3'),
      stored('t'),
    );
    await forms.submit(contact);
    await forms.submit(contact);
    await forms.submit(contact);
    expect([sent()[1], sent()[3], sent()[5]].map((one) => one && 'key' in one && one.key)).toEqual([
      'k1',
      'k2',
      'k3',
    ]);
  });

  it('use the key that the caller provides', async () => {
    const { page, forms, sent } = setup();
    page.respond(stored('s1'));
    await forms.submit({ ...contact, key: 'mine' });
    expect(sent()[0]).toHaveProperty('key', 'mine');
  });
});

describe('a rejected submission', () => {
  async function submitRejected(response: FakeResponse) {
    const { page, forms } = setup();
    page.respond(key('k1'), response);
    return { result: await forms.submit(contact), warnings: page.warnings };
  }

  it.each([
    [401, 'Unable to submit form. Please try again later.'],
    [404, 'This form has not been configured yet.'],
    [429, 'Unable to submit form. Submission rate limit exceeded. Please try again later.'],
    [500, 'Unable to send form. Please try again later.'],
  ])('with status %d shows: %s [FRM-060] [FRM-061] [FRM-062] [FRM-063]', async (status, message) => {
    expect((await submitRejected({ status })).result).toMatchObject({ ok: false, status, message });
    // The form's messages take precedence over the server's message.
    expect((await submitRejected({ status, json: { error: 'Other' } })).result).toMatchObject({ message });
  });

  it('uses its own status map, not that of the data layer [FRM-067]', async () => {
    for (const status of [401, 500, 503]) {
      const page = fakePage();
      page.respond({ status }, key('k1'), { status });
      const api = createApi({ page, base: '/api/', token: createStore<string | null>(null) });
      const other = await api.post('anything');
      const { message } = (await submitRejected({ status })).result as { message?: string };
      expect(other.ok || other.error.message).not.toBe(message);
      expect(message === undefined).toBe(status === 503);
    }
  });

  it('returns the delay that the server has requested', async () => {
    const { result } = await submitRejected({ status: 429, headers: { 'retry-after': '30' } });
    expect(result).toMatchObject({ retryAfter: 30 });
  });

  it.each([{ errors: { mail: 'Wrong.' } }, { data: { errors: { mail: 'Wrong.' } } }])(
    'with %o returns messages for the fields [FRM-064]',
    async (json) => {
      expect((await submitRejected({ status: 400, json })).result).toEqual({
        ok: false,
        status: 400,
        fields: { mail: 'Wrong.' },
      });
    },
  );

  it('without field errors shows the message of the server or the unknown error [FRM-053] [FRM-065]', async () => {
    expect((await submitRejected({ status: 400, json: { error: 'Closed.' } })).result).toMatchObject({
      message: 'Closed.',
    });
    expect(
      (await submitRejected({ status: 400, json: { data: { error: 'Closed.' } } })).result,
    ).toMatchObject({
      message: 'Closed.',
    });
    expect((await submitRejected({ status: 400, json: { errors: {} } })).result).toMatchObject({
      message: 'Unknown error, please try again later.',
    });
  });

  it('with an invalid response asks the visitor to reload [FRM-052]', async () => {
    expect((await submitRejected({ text: '<html>' })).result).toMatchObject({
      message: 'Error processing form submission. Please reload and try again.',
    });
  });

  it('with any other status is only logged [FRM-066]', async () => {
    const { result, warnings } = await submitRejected({ status: 418 });
    expect(result).toEqual({ ok: false, status: 418 });
    expect(warnings).toEqual(['site-form: the submission failed with status 418.']);
  });

  it('without a connection shows the connection error', async () => {
    expect((await submitRejected('offline')).result).toMatchObject({
      ok: false,
      status: 0,
      message: 'Unable to connect. Please try again',
    });
  });
});
