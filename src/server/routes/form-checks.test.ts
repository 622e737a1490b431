import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getSitePath } from '../../core/call-path';
import { calls } from '../../core/calls';
import type { CaptchaChallenge } from '../../core/wire/captcha';
import type { FormSubmissions } from '../../core/wire/form';
import type { FormSettings } from '../domain/form-settings';
import { createLimits } from '../http/limits';
import { sharedApp, startWindow } from '../testing/shared-app';
import { sendForm, submitForm } from '../testing/submit';
import { createFormPost, createJsonRequest, restartApp, type TestApp } from '../testing/test-app';
import { startWebhookReceiver, type WebhookReceiver } from '../testing/webhook-receiver';

const HOUR_MS = 3_600_000;
const WANTED = 'Complete CAPTCHA before submitting.';

const test = sharedApp();
beforeEach(async () => {
  expect((await set({})).status).toBe(204);
});

const owner = () => ({ authorization: `Bearer ${test.deps.ownerToken}` });

function set(settings: FormSettings | object): Response | Promise<Response> {
  return test.app.request('/api/form/contact/settings', createJsonRequest('PUT', settings, owner()));
}

async function latest() {
  const response = await test.app.request('/api/form/contact/submissions', { headers: owner() });
  return ((await response.json()) as FormSubmissions).submissions[0];
}

async function solved(): Promise<string> {
  const challenge = (await (
    await test.app.request(getSitePath(calls.captchaChallenge))
  ).json()) as CaptchaChallenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

describe('form with a proof of work', () => {
  beforeEach(() => set({ captcha: { kind: 'altcha' } }) as Promise<unknown>);

  it('names the requirement and accepts the solution under the same key', async () => {
    const key = await submitForm.key(test);
    const refused = await sendForm(test, {}, { key });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toEqual({ error: WANTED, captcha: 'altcha' });
    expect((await sendForm(test, {}, { key, captchaKey: 'nonsense' })).status).toBe(400);
    expect((await sendForm(test, {}, { key, captchaKey: await solved() })).status).toBe(200);
  });

  it('accepts each solution once, and again for the same submission', async () => {
    const [captchaKey, key] = [await solved(), await submitForm.key(test)];
    await submitForm(test, { message: 'with work' }, { key, captchaKey });
    await submitForm(test, { message: 'with work' }, { key, captchaKey });
    await submitForm(test, { message: 'with work' }, { key });
    expect((await sendForm(test, { message: 'on the back of it' }, { captchaKey })).status).toBe(400);
  });

  it('accepts one of many concurrent submissions with one solution', async () => {
    const captchaKey = await solved();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => sendForm(test, { message: `at once ${i}` }, { captchaKey })),
    );
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
  });

  it('rejects an expired solution', async () => {
    const captchaKey = await solved();
    test.skew.ms = 21 * 60_000;
    expect((await sendForm(test, {}, { captchaKey })).status).toBe(400);
  });

  it('reports invalid fields first and keeps the solution valid', async () => {
    const captchaKey = await solved();
    const wrong = await sendForm(test, { email: 'ada' }, { captchaKey });
    expect(await wrong.json()).toHaveProperty('errors.email');
    expect((await sendForm(test, {}, { captchaKey })).status).toBe(200);
  });

  it('holds submissions without script, which cannot contain a solution', async () => {
    const fields = { name: 'Ada', email: 'ada@example.org', message: 'by hand' };
    const answer = await test.app.request(
      '/api/form/post/contact',
      createFormPost({ ...fields, returnTo: '/about/' }),
    );
    expect(answer.status).toBe(303);
    expect(await latest()).toMatchObject({ held: 'unproven', values: { message: 'by hand' } });
    const page = await (await test.app.request(answer.headers.get('location')!)).text();
    expect(page).toContain('we will review the submission before it is forwarded');
    expect(page).toContain('href="/about/"');
    expect(page).not.toContain('has arrived');
  });
});

it('shows a page about the review before the redirect of the form', async () => {
  const form = {
    id: 'rsvp',
    name: 'RSVP',
    fields: [],
    submitButtonText: 'Send',
    submissionMessage: 'Thanks',
    successRedirect: '/thanks/',
  };
  await test.app.request('/api/form/rsvp', createJsonRequest('PUT', form, owner()));
  const post = async () =>
    (await test.app.request('/api/form/post/rsvp', createFormPost({}))).headers.get('location')!;
  expect(await post()).toBe('/thanks/');
  await test.app.request(
    '/api/form/rsvp/settings',
    createJsonRequest('PUT', { captcha: { kind: 'altcha' } }, owner()),
  );
  const page = await (await test.app.request(await post())).text();
  expect(page).toContain('we will review the submission');
  expect(page).toContain('<a href="/thanks/">Continue</a>');
});

describe('form with a hosted captcha', () => {
  let provider: WebhookReceiver;
  beforeAll(async () => {
    provider = await startWebhookReceiver();
  });
  afterAll(() => provider.close());
  beforeEach(async () => {
    provider.received = [];
    await set({ captcha: { kind: 'hcaptcha', secret: 'the-secret-of-the-owner' } });
  });
  const hosted = (body: string): TestApp => {
    provider.body = body;
    const captchaUrls = { ...test.deps.captchaUrls, hcaptcha: provider.url };
    return { ...test, app: restartApp(test, { captchaUrls }) };
  };

  it('asks the provider once, also when the visitor retries', async () => {
    const asking = hosted('{"success":true}');
    const key = await submitForm.key(test);
    await set({ captcha: { kind: 'hcaptcha', secret: 'the-secret-of-the-owner' } });
    await submitForm(asking, { message: 'first' }, { key, captchaKey: 'token-1' });
    await submitForm(asking, { message: 'first' }, { key, captchaKey: 'token-1' });
    expect(provider.received).toHaveLength(1);
    expect(provider.received[0]?.body).toContain('secret=the-secret-of-the-owner');
    expect((await sendForm(asking, { message: 'second' }, { captchaKey: 'token-1' })).status).toBe(400);
  });

  it('rejects tokens that the provider rejects', async () => {
    const answer = await sendForm(hosted('{"success":false}'), {}, { captchaKey: 'token-2' });
    expect(await answer.json()).toEqual({ error: WANTED, captcha: 'hcaptcha' });
  });

  it('asks the visitor to retry when the provider is unavailable, and stores nothing', async () => {
    const answer = await sendForm(hosted('<html>'), { message: 'nobody' }, { captchaKey: 'token-3' });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(String(test.log.at(-1)?.error)).toContain('hcaptcha could not be reached');
    expect((await latest())?.values.message).not.toBe('nobody');
    expect(JSON.stringify(test.log)).not.toContain('the-secret-of-the-owner');
  });
});

describe('a suspicious submission', () => {
  it.each([
    ['fills the honeypot', { 'leave-this-empty': 'x' }, {}, 'trap'],
    ['is too quick', {}, { elapsedMs: '40' }, 'quick'],
    ['has nothing but links', { message: 'http://a.b '.repeat(9) }, {}, 'links'],
  ])(
    'that %s is confirmed, held for the owner, and causes no notification',
    async (_, values, fields, held) => {
      await set({ notify: ['owner@site.example'] });
      await submitForm(test, values, fields);
      expect(await latest()).toMatchObject({ held });
      const { rows } = await test.db.query('select 1 from job where site_id = $1', [test.siteId]);
      expect(rows).toEqual([]);
    },
  );

  it('is not held with a proof of work, unless the honeypot is filled', async () => {
    await submitForm(test, { message: 'quick but true' }, { elapsedMs: '40', captchaKey: await solved() });
    expect(await latest()).not.toHaveProperty('held');
    await submitForm(test, { 'leave-this-empty': 'x' }, { captchaKey: await solved() });
    expect(await latest()).toMatchObject({ held: 'trap' });
  });
});

describe('form with its own rate limit', () => {
  it('responds 429 with Retry-After above the limit', async () => {
    startWindow(test, HOUR_MS);
    await set({ perHour: 2 });
    const limited = { ...test, app: restartApp(test, { limits: createLimits(test.deps.clock) }) };
    await submitForm(limited);
    await submitForm(limited);
    const refused = await sendForm(limited);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toEqual({
      error: 'Unable to submit form. Submission rate limit exceeded. Please try again later.',
    });
    test.skew.ms += HOUR_MS;
    await submitForm(limited);
  });
});

describe('owner', () => {
  it('creates and changes a form, and settings are kept', async () => {
    const form = {
      id: 'rsvp',
      name: 'RSVP',
      fields: [],
      submitButtonText: 'Send',
      submissionMessage: 'Thanks',
    };
    const put = (body: object) => test.app.request('/api/form/rsvp', createJsonRequest('PUT', body, owner()));
    expect((await put(form)).status).toBe(200);
    expect((await put({ ...form, name: 'Please answer' })).status).toBe(200);
    expect(await (await test.app.request('/api/form/rsvp')).json()).toMatchObject({ name: 'Please answer' });
    expect((await put({ ...form, id: 'other' })).status).toBe(400);
  });

  it('can make a form stricter; stored submissions are still confirmed', async () => {
    const form = {
      id: 'survey',
      name: 'Survey',
      fields: [{ id: 'name', type: 'text', title: 'Name', required: true }],
      submitButtonText: 'Send',
      submissionMessage: 'Thanks',
    };
    const put = (body: object) =>
      test.app.request('/api/form/survey', createJsonRequest('PUT', body, owner()));
    await put(form);
    const key = await submitForm.key(test);
    const send = () =>
      test.app.request(
        '/api/form/SaveFormSubmission',
        createFormPost({ key, formId: 'survey', form: '{"name":"Ada"}' }),
      );
    const first = await (await send()).json();
    await put({ ...form, fields: [{ id: 'name', type: 'email', title: 'Email', required: true }] });
    expect(await (await send()).json()).toEqual(first);
  });

  it('must be signed in and send valid settings', async () => {
    expect((await test.app.request('/api/form/contact/settings', createJsonRequest('PUT', {}))).status).toBe(
      401,
    );
    expect((await test.app.request('/api/form/rsvp', createJsonRequest('PUT', {}))).status).toBe(401);
    expect((await set({ webhook: { url: 'https://a.b', secret: 'short' } })).status).toBe(400);
    const nowhere = await test.app.request(
      '/api/form/nothing/settings',
      createJsonRequest('PUT', {}, owner()),
    );
    expect(nowhere.status).toBe(404);
  });

  it('sees the page of a submission', async () => {
    await submitForm(test, {}, { pageUrl: 'https://site.example/contact', pageTitle: 'Contact' });
    expect(await latest()).toMatchObject({
      page: { pageUrl: 'https://site.example/contact', pageTitle: 'Contact' },
    });
  });
});
