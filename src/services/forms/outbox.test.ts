import { describe, expect, it, vi } from 'vitest';
import {
  contactSubmission,
  createTestForms,
  dropResponseAfterCommit,
  getSaveBodies,
  isSaveRequest,
  offline,
  otherSubmission,
  setup,
} from './testing/outbox-fixture';

describe('a submission that cannot be sent', () => {
  it('is retried automatically and stored once', async () => {
    const { server, page, forms } = setup();
    server.interceptRequests(dropResponseAfterCommit);
    const result = await forms.submit(contactSubmission);
    expect(result).toMatchObject({ ok: false, status: 0, waitingId: forms.outbox.waiting.get()[0]?.id });
    expect(forms.outbox.waiting.get()).toMatchObject([
      { formId: 'f1', values: { note: 'Hi' }, state: 'waiting', submittedAt: page.clock.now() },
    ]);
    server.interceptRequests(null);
    await page.advance(3000);
    expect(forms.outbox.waiting.get()).toEqual([]);
    expect(forms.outbox.sent.get()).toMatchObject([{ formId: 'f1', submissionId: 's-k1' }]);
    expect([...server.stored]).toEqual([['k1', '{"note":"Hi"}']]);
    expect(new Set(getSaveBodies(page).map(({ key, form }) => `${key} ${form}`)).size).toBe(1);
  });

  it('is stored as values and encoded to the same bytes for every attempt', async () => {
    const { server, page, forms } = setup();
    server.interceptRequests(dropResponseAfterCommit);
    const form = { note: 'Hé & hi', name: ['Ada', 'L'] };
    await forms.submit({ ...contactSubmission, form });
    form.note = 'Changed after submitting';
    expect(await page.openRecords('form-outbox').all()).toMatchObject([
      { content: { type: 'form', values: { note: 'Hé & hi', name: ['Ada', 'L'] } }, key: 'k1' },
    ]);
    await page.advance(3000);
    page.crash();
    server.interceptRequests(null);
    const next = page.openTab();
    createTestForms(next, server);
    await next.advance(10_000);
    const bodies = [...page.requests, ...next.requests].filter(isSaveRequest).map(({ body }) => body);
    expect(bodies.length).toBeGreaterThan(2);
    expect(new Set(bodies).size).toBe(1);
    expect([...server.stored]).toEqual([['k1', '{"note":"Hé & hi","name":["Ada","L"]}']]);
  });

  it('is written to the database before the first request', async () => {
    const { server, page, forms } = setup();
    const seen: unknown[] = [];
    server.interceptRequests((_, next) => {
      const records = page.openRecords<{ formId: string; key?: string }>('form-outbox');
      void records.all().then((all) => seen.push(...all));
      return next();
    });
    await forms.submit(contactSubmission);
    expect(seen).toMatchObject([{ formId: 'f1' }, { formId: 'f1', key: 'k1' }]);
  });

  it('is retried when the network is back, unless the server has requested a delay', async () => {
    const { server, page, forms } = setup();
    server.interceptRequests(offline);
    await forms.submit(contactSubmission);
    server.interceptRequests((request, next) =>
      isSaveRequest(request) ? { status: 429, headers: { 'retry-after': '90' } } : next(),
    );
    await forms.submit(otherSubmission);
    server.interceptRequests(null);
    page.fire('online');
    await page.advance(0);
    expect([...server.stored.values()]).toEqual(['{"note":"Hi"}']);
    await page.advance(80_000);
    expect(server.stored.size).toBe(1);
    await page.advance(11_000);
    expect(server.stored.size).toBe(2);
  });

  it('is retried with increasing delays', async () => {
    const { server, page, forms } = setup();
    server.interceptRequests(() => ({ status: 503 }));
    await forms.submit(contactSubmission);
    const countRequests = () => page.requests.length;
    await page.advance(60_000);
    const early = countRequests();
    await page.advance(60_000);
    expect(countRequests() - early).toBeLessThan(early);
    await page.advance(3_600_000);
    expect(countRequests()).toBeLessThan(30);
    server.interceptRequests(null);
    await page.advance(450_000);
    expect(server.stored.size).toBe(1);
  });

  it('is retried after the crumb was rejected twice', async () => {
    const { server, page, forms } = setup();
    server.interceptRequests((request, next) =>
      isSaveRequest(request) ? { status: 400, json: { crumbFail: true } } : next(),
    );
    expect(await forms.submit(contactSubmission)).toHaveProperty('waitingId');
    server.interceptRequests(null);
    await page.advance(3000);
    expect(server.stored.size).toBe(1);
  });

  it('can be retried manually and discarded', async () => {
    const { server, forms } = setup();
    server.interceptRequests(offline);
    await forms.submit(contactSubmission);
    await forms.submit(otherSubmission);
    server.interceptRequests(null);
    await forms.outbox.discard(forms.outbox.waiting.get()[1]?.id ?? '');
    await forms.outbox.retryNow();
    expect([...server.stored.values()]).toEqual(['{"note":"Hi"}']);
    expect(forms.outbox.waiting.get()).toEqual([]);
  });

  it('expires after 30 days', async () => {
    const { server, page, forms } = setup();
    server.interceptRequests(offline);
    await forms.submit(contactSubmission);
    page.crash();
    await page.advance(31 * 86_400_000);
    const tab = page.openTab();
    expect(createTestForms(tab, server).outbox.waiting.get()).toEqual([]);
    await tab.advance(0);
    expect([...(await tab.openRecords('form-outbox').all())]).toEqual([]);
    expect(tab.local.get('site-form-outbox')).toBe(null);
  });
});

it('does not expire early if the clock of the device was changed after the submission', async () => {
  const { server, page, forms } = setup();
  const { now } = page.clock;
  // Devices without a battery start in 1970, until they get the time from the network.
  Object.assign(page.clock, { now: () => now() - 56 * 365 * 86_400_000 });
  server.interceptRequests(offline);
  await forms.submit(contactSubmission);
  page.crash();
  const next = page.openTab();
  const { outbox } = createTestForms(next, server);
  await next.advance(0);
  expect(outbox.waiting.get()).toMatchObject([{ values: { note: 'Hi' } }]);
  server.interceptRequests(null);
  await next.advance(60_000);
  expect([...server.stored.values()]).toEqual(['{"note":"Hi"}']);
  expect(outbox.waiting.get()).toEqual([]);
});

describe('the next page', () => {
  it('sends the entries of the previous page with the same key', async () => {
    const { server, page, forms } = setup();
    server.interceptRequests(dropResponseAfterCommit);
    await forms.submit(contactSubmission);
    page.crash();
    server.interceptRequests(null);
    const next = page.openTab();
    const { outbox } = createTestForms(next, server);
    await next.advance(3000);
    expect(outbox.sent.get()).toMatchObject([{ submissionId: 's-k1' }]);
    expect(server.stored.size).toBe(1);
    expect(getSaveBodies(next)).toMatchObject([{ key: 'k1', form: '{"note":"Hi"}' }]);
  });

  it('sends an entry whose tab was killed while waiting for the response', async () => {
    const { server, page, forms } = setup();
    server.interceptRequests((request, next) => {
      const response = next();
      return isSaveRequest(request) ? 'no-response' : response;
    });
    void forms.submit(contactSubmission);
    await page.advance(10);
    page.crash();
    server.interceptRequests(null);
    const next = page.openTab();
    createTestForms(next, server);
    await next.advance(3000);
    expect([...server.stored.keys()]).toEqual(['k1']);
    expect(getSaveBodies(next)).toMatchObject([{ key: 'k1' }]);
  });

  it('does not open the database when there are no entries', async () => {
    const { page, server } = setup();
    const opened = vi.fn(async () => []);
    Object.assign(page, { openRecords: () => ({ all: opened, update: opened }) });
    createTestForms(page, server);
    await page.advance(10_000);
    expect(opened).not.toHaveBeenCalled();
    expect(page.activeCount()).toBe(0);
  });

  it('treats the same values as the same submission', async () => {
    const { server, page, forms } = setup();
    server.interceptRequests(dropResponseAfterCommit);
    await forms.submit(contactSubmission);
    page.crash();
    server.interceptRequests(null);
    const next = page.openTab();
    expect(
      await createTestForms(next, server).submit({ ...contactSubmission, captchaKey: 'fresh' }),
    ).toMatchObject({ ok: true });
    expect(server.stored.size).toBe(1);
    expect(getSaveBodies(next)[0]).toMatchObject({ key: 'k1', captchaKey: 'fresh' });
  });

  it('sends the same values again after they were delivered', async () => {
    const { server, forms } = setup();
    await forms.submit(contactSubmission);
    await forms.submit(contactSubmission);
    expect(server.stored.size).toBe(2);
  });
});

describe('two tabs', () => {
  it('send an entry once', async () => {
    const { server, page, forms } = setup();
    server.interceptRequests(offline);
    await forms.submit(contactSubmission);
    const tab = page.openTab();
    const second = createTestForms(tab, server);
    await tab.advance(0);
    server.interceptRequests(null);
    page.fire('online');
    tab.fire('online');
    await page.advance(10_000);
    expect(getSaveBodies(page).length + getSaveBodies(tab).length).toBe(1);
    expect(server.stored.size).toBe(1);
    expect(second.outbox.waiting.get()).toEqual([]);
  });

  it('agree on one key in a browser without locks', async () => {
    const { server, page, forms } = setup();
    server.interceptRequests(offline);
    await forms.submit(contactSubmission);
    const tab = page.openTab();
    for (const one of [page, tab])
      Object.assign(one, { lock: (_: string, __: string, run: () => unknown) => run() });
    createTestForms(tab, server);
    await tab.advance(0);
    server.interceptRequests(null);
    page.fire('online');
    tab.fire('online');
    await page.advance(10_000);
    expect(getSaveBodies(page).length + getSaveBodies(tab).length).toBe(2);
    expect(server.stored.size).toBe(1);
  });

  it('show the entries of the other tab', async () => {
    const { server, page, forms } = setup();
    server.interceptRequests(offline);
    await forms.submit(contactSubmission);
    const tab = page.openTab();
    const second = createTestForms(tab, server);
    await tab.advance(0);
    expect(second.outbox.waiting.get()).toHaveLength(1);
    await forms.outbox.discard(forms.outbox.waiting.get()[0]?.id ?? '');
    await tab.advance(0);
    expect(second.outbox.waiting.get()).toEqual([]);
  });
});

describe('a double click', () => {
  it('creates one submission', async () => {
    const { server, page, forms } = setup();
    const results = await Promise.all([
      forms.submit(contactSubmission),
      forms.submit({ ...contactSubmission }),
    ]);
    expect(results[0]).toEqual(results[1]);
    expect(getSaveBodies(page)).toHaveLength(1);
    expect(server.stored.size).toBe(1);
  });
});

describe('an expired key', () => {
  it('is replaced when nothing is stored under it', async () => {
    const { server, page, forms } = setup();
    server.interceptRequests((request, next) => (isSaveRequest(request) ? 'offline' : next()));
    await forms.submit(contactSubmission);
    server.expire('k1');
    server.interceptRequests(null);
    await page.advance(3000);
    expect([...server.stored]).toEqual([['k2', '{"note":"Hi"}']]);
  });

  it('is kept when a submission may be stored under it', async () => {
    const { server, page, forms } = setup();
    server.interceptRequests(dropResponseAfterCommit);
    await forms.submit(contactSubmission);
    server.expire('k1');
    server.interceptRequests((request, next) => (isSaveRequest(request) ? { status: 401 } : next()));
    await page.advance(3000);
    expect(forms.outbox.waiting.get()).toMatchObject([{ state: 'rejected' }]);
    server.interceptRequests(null);
    await forms.outbox.retryNow();
    expect([...server.stored.keys()]).toEqual(['k1']);
    expect(forms.outbox.waiting.get()).toEqual([]);
  });
});

describe('a proof of work', () => {
  it('is solved without the visitor and sent with the same key', async () => {
    const { server, page, forms } = setup();
    server.interceptRequests((request, next) =>
      isSaveRequest(request) && !request.body.includes('captchaKey=proof')
        ? { status: 400, json: { error: 'Complete CAPTCHA before submitting.', captcha: 'altcha' } }
        : next(),
    );
    expect(await forms.submit(contactSubmission)).toMatchObject({ ok: true });
    expect(getSaveBodies(page)).toMatchObject([{ key: 'k1' }, { key: 'k1', captchaKey: 'proof' }]);
    expect(server.stored.size).toBe(1);
  });

  it.each([
    [1999, 'proof'],
    [2000, undefined],
  ])('after %i ms on the page is sent as captchaKey %s', async (age, captchaKey) => {
    const { page, forms } = setup({ age });
    expect(await forms.submit(contactSubmission)).toMatchObject({ ok: true });
    expect(getSaveBodies(page)).toHaveLength(1);
    expect(getSaveBodies(page)[0]?.captchaKey).toBe(captchaKey);
    expect(getSaveBodies(page)[0]?.elapsedMs).toBe(String(age));
  });

  it('is skipped when solving it times out', async () => {
    const { server, page } = setup({ age: 1000 });
    const slow = createTestForms(page, server, () => new Promise(() => {}));
    const result = slow.submit(contactSubmission);
    await page.advance(9000);
    expect(getSaveBodies(page)).toHaveLength(0);
    await page.advance(1000);
    expect(await result).toMatchObject({ ok: true });
    expect(getSaveBodies(page)).toMatchObject([{ elapsedMs: '1000' }]);
    expect(getSaveBodies(page)[0]?.captchaKey).toBe(undefined);
  });

  it('is solved once per submission, and not for a captcha that the visitor must solve', async () => {
    const { server, page, forms } = setup();
    const createCaptchaResponse = (captcha: string) => ({
      status: 400,
      json: { error: 'Complete CAPTCHA.', captcha },
    });
    server.interceptRequests((request, next) =>
      isSaveRequest(request) ? createCaptchaResponse('altcha') : next(),
    );
    expect(await forms.submit(contactSubmission)).toMatchObject({
      message: 'Complete CAPTCHA.',
      captcha: 'altcha',
    });
    expect(getSaveBodies(page)).toHaveLength(2);
    server.interceptRequests((request, next) =>
      isSaveRequest(request) ? createCaptchaResponse('turnstile') : next(),
    );
    expect(await forms.submit(contactSubmission)).toMatchObject({ captcha: 'turnstile' });
    expect(getSaveBodies(page)).toHaveLength(3);
  });
});

describe('a rejection', () => {
  const rejection = { status: 400, json: { errors: { note: 'Too short.' } } };

  it('of the first attempt is returned to the form and not stored', async () => {
    const { server, forms } = setup();
    server.interceptRequests((request, next) => (isSaveRequest(request) ? rejection : next()));
    expect(await forms.submit(contactSubmission)).toMatchObject({ fields: { note: 'Too short.' } });
    expect(forms.outbox.waiting.get()).toEqual([]);
  });

  it('of a later attempt keeps the values and is not retried', async () => {
    const { server, page, forms } = setup();
    server.interceptRequests(offline);
    await forms.submit(contactSubmission);
    server.interceptRequests((request, next) => (isSaveRequest(request) ? rejection : next()));
    await page.advance(4000);
    const requestCount = page.requests.length;
    await page.advance(3_600_000);
    expect(page.requests).toHaveLength(requestCount);
    expect(forms.outbox.waiting.get()).toMatchObject([
      { state: 'rejected', values: { note: 'Hi' }, rejection: { fields: { note: 'Too short.' } } },
    ]);
  });
});
