import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UUID7_RANDOM_BYTES, uuid7 } from '../../core/uuid7';
import { DatabaseUnavailable, type Db } from '../db/db';
import type { FormSettings } from '../domain/form-settings';
import { addJob, claimJobs, type JobEntry, listJobs, retryJob } from '../stores/jobs';
import { listMails } from '../stores/mail-log';
import { submitForm } from '../testing/submit';
import { createFormPost, OPEN_MS, type TestApp, testApp } from '../testing/test-app';
import { startWebhookReceiver, type WebhookReceiver } from '../testing/webhook-receiver';
import { createJobWorker, type JobHandler } from './worker';

const SECRET = Buffer.alloc(32, 5);

let test: TestApp;
let receiver: WebhookReceiver;
beforeAll(async () => {
  test = await testApp();
  receiver = await startWebhookReceiver();
}, OPEN_MS);
afterAll(async () => {
  await receiver.close();
  await test.db.close();
});
beforeEach(async () => {
  receiver.status = 200;
  receiver.received = [];
  test.skew.ms = 0;
  await test.db.query('delete from job where site_id = $1', [test.siteId]);
  await set({ webhook: { url: receiver.url, secret: `whsec_${SECRET.toString('base64')}` } });
});

async function set(settings: FormSettings): Promise<void> {
  await test.db.query("update form set settings = $2::jsonb where site_id = $1 and id = 'contact'", [
    test.siteId,
    JSON.stringify(settings),
  ]);
}

async function jobs(): Promise<JobEntry[]> {
  return listJobs(test.db, test.siteId, 50);
}

describe('webhook', () => {
  it('reports a submission with a signature that the receiver can verify', async () => {
    const submissionId = await submitForm(test, { message: 'for the hook' });
    await test.jobs.runDue();
    const [{ headers, body }] = receiver.received as [WebhookReceiver['received'][0]];
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    const signature = createHmac('sha256', SECRET).update(signed).digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${signature}`);
    expect(JSON.parse(body)).toMatchObject({
      type: 'form.submitted',
      data: { submissionId, formId: 'contact', values: { message: 'for the hook' } },
    });
    expect(await jobs()).toMatchObject([{ kind: 'webhook', state: 'done', tries: 1, problem: null }]);
  });

  it('is queued once, in the transaction of its submission', async () => {
    const key = await submitForm.key(test);
    await Promise.all([
      submitForm(test, {}, { key }),
      submitForm(test, {}, { key }),
      submitForm(test, {}, { key }),
    ]);
    expect(await jobs()).toHaveLength(1);
  });

  it('is retried after a failure with the same id and body', async () => {
    receiver.status = 500;
    await submitForm(test);
    await test.jobs.runDue();
    await test.jobs.runDue();
    expect(receiver.received).toHaveLength(1);
    expect(await jobs()).toMatchObject([
      { state: 'waiting', tries: 1, problem: 'The receiver responded with 500.' },
    ]);
    test.skew.ms = 10_000;
    receiver.status = 204;
    await test.jobs.runDue();
    const [first, second] = receiver.received;
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(second?.body).toBe(first?.body);
    expect(await jobs()).toMatchObject([{ state: 'done', tries: 2 }]);
  });

  it('is given up after the last attempt, stays listed, and can be retried', async () => {
    receiver.status = 503;
    await submitForm(test);
    for (let day = 0; day < 12; day++) {
      await test.jobs.runDue();
      test.skew.ms += 30 * 3_600_000;
    }
    const [dead] = await jobs();
    expect(dead).toMatchObject({ state: 'dead', tries: 10, problem: 'The receiver responded with 503.' });
    expect(receiver.received).toHaveLength(10);
    receiver.status = 200;
    expect(await retryJob(test.db, test.siteId, dead?.id ?? '', test.deps.clock())).toBe(true);
    await test.jobs.runDue();
    expect(await jobs()).toMatchObject([{ state: 'done' }]);
  });

  it.each([['a receiver that responds with 410', 410, 'The receiver responded with 410.']])(
    'is given up after one attempt: %s',
    async (_, status, problem) => {
      receiver.status = status;
      await submitForm(test);
      await test.jobs.runDue();
      expect(await jobs()).toMatchObject([{ state: 'dead', tries: 1, problem }]);
    },
  );

  it('that fails reports the reason without the address', async () => {
    await set({
      webhook: { url: 'http://127.0.0.1:1/?token=secret', secret: `whsec_${SECRET.toString('base64')}` },
    });
    await submitForm(test);
    await test.jobs.runDue();
    expect(await jobs()).toMatchObject([
      { label: '127.0.0.1:1', problem: 'The receiver could not be reached (ECONNREFUSED).' },
    ]);
  });

  it('is not sent for a submission that was deleted', async () => {
    const id = await submitForm(test);
    await test.db.query('delete from form_submission where site_id = $1 and key_id = $2', [test.siteId, id]);
    await test.jobs.runDue();
    expect(receiver.received).toEqual([]);
    expect(await jobs()).toMatchObject([{ state: 'done' }]);
  });
});

describe('notification mail', () => {
  it('goes to the owner’s mailboxes, with the visitor as reply address', async () => {
    await set({ notify: ['one@site.example', 'two@site.example'] });
    await submitForm(test, { message: 'for the mail', name: 'Ada\r\nBcc: all@example.org' });
    await test.jobs.runDue();
    const mails = await listMails(test.db, test.siteId, 10);
    expect(mails.map((mail) => mail.to).sort()).toEqual(['one@site.example', 'two@site.example']);
    expect(mails[0]).toMatchObject({
      subject: 'Contact: a new submission',
      headers: { 'Reply-To': 'ada@example.org' },
    });
    expect(mails[0]?.text).toContain('Message:\nfor the mail\n');
    expect(mails[0]?.text).toContain('https://site.example/config/forms/contact');
  });
});

describe('worker', () => {
  it('shares jobs with other workers, each run by one', async () => {
    for (let i = 0; i < 12; i++) await submitForm(test, { message: `shared ${i}` });
    const claim = () => claimJobs(test.db, test.siteId, test.deps.clock(), { limit: 3, leaseMs: 60_000 });
    const claimed = (await Promise.all([claim(), claim(), claim(), claim()])).flat();
    expect(new Set(claimed.map((job) => job.id)).size).toBe(12);
    expect(claimed).toHaveLength(12);
    expect(await claim()).toEqual([]);
  });

  it('takes over the job of a stopped worker when its lease expires', async () => {
    await submitForm(test);
    await claimJobs(test.db, test.siteId, test.deps.clock(), { limit: 9, leaseMs: 60_000 });
    await test.jobs.runDue();
    expect(receiver.received).toEqual([]);
    test.skew.ms = 61_000;
    await test.jobs.runDue();
    expect(receiver.received).toHaveLength(1);
  });

  it('logs each attempt with the id of the request that added the job', async () => {
    test.jobLog.length = 0;
    const key = await submitForm.key(test);
    const form = JSON.stringify({ name: 'Ada', email: 'ada@example.org', message: 'Hello' });
    const headers = { 'x-request-id': 'from-the-proxy' };
    const body = createFormPost({ formId: 'contact', form, key }, headers);
    const answer = await test.app.request('/api/form/SaveFormSubmission', body);
    expect([answer.status, answer.headers.get('x-request-id')]).toEqual([200, 'from-the-proxy']);
    receiver.status = 500;
    await test.jobs.runDue();
    receiver.status = 200;
    test.skew.ms = 3_600_000;
    await test.jobs.runDue();
    expect(test.jobLog).toMatchObject([
      { id: 'from-the-proxy', kind: 'webhook', outcome: 'retried', tries: 1 },
      { id: 'from-the-proxy', kind: 'webhook', outcome: 'done', tries: 2 },
    ]);
    expect(JSON.stringify(test.jobLog)).not.toContain('ada@');
  });

  it('does not expose internal errors', async () => {
    const job = {
      id: crypto.randomUUID(),
      kind: 'mail',
      subject: crypto.randomUUID(),
      label: 'x',
      payload: {},
    } as const;
    await addJob(test.db, test.siteId, test.deps.clock(), job);
    test.jobLog.length = 0;
    await test.jobs.runDue();
    expect(await jobs()).toMatchObject([{ state: 'waiting', problem: 'Internal error of the server.' }]);
    expect(test.jobLog).toMatchObject([{ id: job.id, outcome: 'retried', error: expect.any(Error) }]);
  });

  const unused = {
    'review-request': never,
    refund: never,
    'payment-close': never,
    'payment-webhook': never,
    'subscription-limit': never,
    'subscription-cancel': never,
    'invoice-refund': never,
    'event-erasure': never,
    'owner-invitation': never,
  };

  /** A worker that is stopped during its first webhook. */
  const createStoppedWorker = (webhook: JobHandler, shutdownMs?: number) => {
    const worker = createJobWorker(
      {
        db: test.db,
        siteId: test.siteId,
        clock: test.deps.clock,
        onError: () => undefined,
        log: () => undefined,
        handlers: {
          webhook: (job, signal) => {
            setTimeout(() => void worker.stop(), 0);
            return webhook(job, signal);
          },
          notice: () => Promise.resolve(),
          mail: () => Promise.resolve(),
          ...unused,
        },
      },
      false,
      shutdownMs,
    );
    return worker;
  };

  it('finishes running jobs when it is stopped, and starts no further ones', async () => {
    await submitForm(test);
    const worker = createStoppedWorker(() => new Promise((resolve) => setTimeout(resolve, 50)));
    await worker.runDue();
    await worker.stop();
    expect(await jobs()).toMatchObject([{ state: 'done', tries: 1 }]);
    await submitForm(test);
    await worker.runDue();
    expect((await jobs()).map(({ state }) => state)).toEqual(['waiting', 'done']);
  });

  it('aborts jobs that do not end, so that other servers can run them immediately', async () => {
    await submitForm(test);
    const worker = createStoppedWorker(
      (_, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Error('stopped')));
        }),
      10,
    );
    await worker.runDue();
    expect(await jobs()).toMatchObject([{ state: 'waiting', tries: 0, problem: null }]);
    await test.jobs.runDue();
    expect(await jobs()).toMatchObject([{ state: 'done', tries: 1 }]);
  });

  it('never claims more jobs than its limit, whatever the query plan', async () => {
    await test.db.transaction(async (tx) => {
      for (let n = 0; n < 30; n++)
        await addJob(tx, test.siteId, test.deps.clock(), {
          id: uuid7(test.deps.clock(), test.deps.random(UUID7_RANDOM_BYTES)),
          kind: 'webhook',
          subject: '0199a0de-0000-7000-8000-000000000001',
          label: 'a receiver',
          payload: {},
        });
    });
    const claimed = await test.db.transaction(async (tx) => {
      for (const plan of ['hashjoin', 'mergejoin', 'material', 'hashagg', 'sort'])
        await tx.query(`set local enable_${plan} = off`);
      return claimJobs(tx, test.siteId, test.deps.clock() + 1, { limit: 4, leaseMs: 60_000 });
    });
    expect(claimed).toHaveLength(4);
  });

  it('records a job that ran while the database was away, and does not run it again', async () => {
    await submitForm(test);
    let ran = 0;
    let away = 0;
    const db: Db = {
      ...test.db,
      query: (...statement) =>
        away-- > 0 ? Promise.reject(new DatabaseUnavailable('away')) : test.db.query(...statement),
    };
    const { siteId, deps } = test;
    const webhook = () => {
      ran++;
      away = 2;
      return Promise.resolve();
    };
    const handlers = { ...unused, webhook, notice: () => Promise.resolve(), mail: () => Promise.resolve() };
    const said: unknown[] = [];
    const worker = createJobWorker(
      { db, siteId, clock: deps.clock, handlers, onError: (e) => said.push(e), log: () => undefined },
      false,
    );
    await worker.runDue();
    expect([ran, said]).toEqual([1, []]);
    expect(await jobs()).toMatchObject([{ state: 'done', tries: 1 }]);
  });

  it('reports database failures and continues', async () => {
    const said: unknown[] = [];
    const db = { ...test.db, query: () => Promise.reject(new Error('away')) };
    const { siteId, deps } = test;
    const handlers = { webhook: never, notice: never, mail: never, ...unused };
    const worker = createJobWorker(
      { db, siteId, clock: deps.clock, handlers, onError: (e) => said.push(e), log: () => undefined },
      false,
    );
    await worker.runDue();
    expect(worker.isFailing()).toBe(true);
    await worker.runDue();
    expect(said.map(String)).toEqual(['Error: away', 'Error: away']);
  });
});

function never(): Promise<void> {
  return Promise.reject(new Error('never'));
}
