import { describe, expect, it } from 'vitest';
import { getSitePath } from '../../core/call-path';
import { calls } from '../../core/calls';
import { listMails } from '../stores/mail-log';
import { sharedApp, startWindow } from '../testing/shared-app';
import { createFormPost, createJsonRequest } from '../testing/test-app';

const SENT = {
  status: 'check-inbox',
  message: 'Almost done. Please open the link in the email we have sent you.',
};

const DAY_MS = 24 * 3_600_000;

const test = sharedApp('job', 'mail_log', 'subscriber', 'subscriber_token', 'rate_window');

function ask(email: string, more: object = { listId: 'journal' }): Response | Promise<Response> {
  return test.app.request(getSitePath(calls.subscribe), createJsonRequest('POST', { email, ...more }));
}

/** Sent mails, newest first. */
async function mails() {
  await test.jobs.runDue();
  return listMails(test.db, test.siteId, 20);
}

/** Paths of the links in the last mail. */
async function links(): Promise<string[]> {
  const [mail] = await mails();
  return [...(mail?.text ?? '').matchAll(/https:\/\/site\.example(\S+)/g)].map(([, path]) => path ?? '');
}

async function state(email = 'ada@example.org'): Promise<string | undefined> {
  const { rows } = await test.db.query<{ state: string }>(
    'select state from subscriber where site_id = $1 and email_norm = $2',
    [test.siteId, email],
  );
  return rows[0]?.state;
}

const press = (path: string) => test.app.request(path, createFormPost({}));

async function join(): Promise<void> {
  await ask('ada@example.org');
  await press((await links())[0]!);
}

describe('subscribing', () => {
  it('requires a confirmation by the link in a mail and a button', async () => {
    const answer = await ask('Ada@Example.org', {
      listId: 'journal',
      pageUrl: 'https://site.example/footer',
    });
    expect(await answer.json()).toEqual(SENT);
    expect(await state()).toBe('pending');
    const [confirm] = await links();
    expect(confirm).toMatch(
      new RegExp(`^${getSitePath(calls.confirmSubscriptionPage)}\\?token=[\\w-]{43}&lang=en-US$`),
    );
    const page = await test.app.request(confirm!);
    expect(await page.text()).toContain('<button>Confirm</button>');
    expect(await state()).toBe('pending');
    const done = await press(confirm!);
    expect(await done.text()).toContain('You are now subscribed to “Northlight Journal”.');
    expect(await state()).toBe('active');
    expect((await press(confirm!)).status).toBe(200);
  });

  it('stores the names, which cannot be changed by others after the confirmation', async () => {
    const names = async () => {
      const { rows } = await test.db.query<{ names: object }>(
        'select names from subscriber where site_id = $1',
        [test.siteId],
      );
      return rows[0]?.names;
    };
    const list = { listId: 'journal' };
    await ask('ada@example.org', { ...list, firstName: 'Ada', lastName: 'Lovelace' });
    expect(await names()).toEqual({ firstName: 'Ada', lastName: 'Lovelace' });
    await ask('ada@example.org', { ...list, name: 'Ada L.' });
    expect(await names()).toEqual({ name: 'Ada L.' });
    await press((await links())[0]!);
    await ask('ada@example.org', { ...list, name: 'Someone' });
    expect(await names()).toEqual({ name: 'Ada L.' });
    expect((await ask('ada@example.org', { ...list, name: 'x'.repeat(201) })).status).toBe(400);
  });

  it('stores the form, the page and the time of a consent, but not the token of the link', async () => {
    await ask('ada@example.org', {
      listId: 'journal',
      formId: 'contact',
      pageUrl: 'https://site.example/footer',
    });
    const [confirm] = await links();
    await press(confirm!);
    const { rows } = await test.db.query(
      `select form_id, page_url, asked_at <= confirmed_at as later from subscriber where site_id = $1`,
      [test.siteId],
    );
    expect(rows).toEqual([{ form_id: 'contact', page_url: 'https://site.example/footer', later: true }]);
    const token = confirm!.split('token=')[1]!;
    const kept = await test.db.query('select * from subscriber_token where site_id = $1', [test.siteId]);
    const outbox = await test.db.query('select * from job where site_id = $1', [test.siteId]);
    expect(JSON.stringify([kept.rows, outbox.rows])).not.toContain(token);
  });

  it('returns the same response for a subscribed address and informs only the address', async () => {
    await join();
    const answer = await ask('ADA@example.org');
    expect([answer.status, await answer.json()]).toEqual([200, SENT]);
    expect((await mails())[0]).toMatchObject({ subject: 'You already receive Northlight Journal' });
    expect(await state()).toBe('active');
  });

  it('sends at most three mails per address and day, with the same response', async () => {
    startWindow(test, DAY_MS);
    for (let i = 0; i < 5; i++) expect(await (await ask('ada@example.org')).json()).toEqual(SENT);
    expect(await mails()).toHaveLength(3);
    await ask('grace@example.org');
    expect(await mails()).toHaveLength(4);
    test.skew.ms += DAY_MS;
    await ask('ada@example.org');
    expect(await mails()).toHaveLength(5);
  });

  it('sends one mail for repeated requests with the same key', async () => {
    const wish = { listId: 'journal', key: '018f3b1c-0000-7000-8000-000000000001' };
    const answers = await Promise.all([ask('ada@example.org', wish), ask('ada@example.org', wish)]);
    test.skew.ms = 3 * DAY_MS;
    answers.push(await ask('Ada@example.org', wish));
    for (const answer of answers) expect([answer.status, await answer.json()]).toEqual([200, SENT]);
    expect(await mails()).toHaveLength(1);
    const { rows } = await test.db.query('select purpose from subscriber_token where site_id = $1', [
      test.siteId,
    ]);
    expect(rows).toHaveLength(2);
    await ask('grace@example.org', wish);
    expect(await mails()).toHaveLength(2);
    await ask('ada@example.org', { ...wish, key: '018f3b1c-0000-7000-8000-000000000002' });
    expect(await mails()).toHaveLength(3);
  });

  it.each([
    [
      'an invalid address',
      'ada',
      { listId: 'journal' },
      400,
      { errors: { email: expect.stringContaining('not valid') } },
    ],
    ['two addresses', 'a@b.org,c@d.org', { listId: 'journal' }, 400, { errors: expect.anything() }],
    ['an address with a second line', 'a@b.org\nBcc: c@d.org', { listId: 'journal' }, 400, {}],
    [
      'an invalid list',
      'ada@example.org',
      { listId: 'x' },
      404,
      { error: 'This mailing list does not exist.' },
    ],
  ])('rejects %s', async (_, email, more, status, body) => {
    const answer = await ask(email, more);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject(body);
    expect(await mails()).toEqual([]);
  });

  it('requires a selected list [NWS-003]', async () => {
    for (const more of [{}, { listId: '' }]) {
      const answer = await ask('ada@example.org', more);
      expect([answer.status, await answer.json()]).toEqual([400, { error: 'Please select a mailing list.' }]);
    }
  });

  it('confirms a filled honeypot and sends nothing', async () => {
    const answer = await ask('ada@example.org', { listId: 'journal', 'leave-this-empty': 'x' });
    expect(await answer.json()).toEqual(SENT);
    expect(await mails()).toEqual([]);
  });

  it('requires the captcha of its form', async () => {
    await test.db.query(
      `update form set settings = '{"captcha":{"kind":"altcha"}}' where site_id = $1 and id = 'contact'`,
      [test.siteId],
    );
    const answer = await ask('ada@example.org', { listId: 'journal', formId: 'contact' });
    expect(await answer.json()).toMatchObject({ captcha: 'altcha' });
  });
});

describe('native subscription', () => {
  it('leads to a page with the next step, and back', async () => {
    const post = createFormPost(
      { email: 'ada@example.org', listId: 'journal' },
      { referer: 'http://localhost/shop/?a=1' },
    );
    const answer = await test.app.request(getSitePath(calls.subscribe), post);
    expect(answer.status).toBe(303);
    const page = await (await test.app.request(answer.headers.get('location')!)).text();
    expect(page).toContain(SENT.message);
    expect(page).toContain('href="/shop/?a=1"');
    expect(await state()).toBe('pending');
  });

  it('shows the form again with errors and entered values', async () => {
    const post = createFormPost({ email: '"><b>', listId: 'journal', returnTo: '//evil.example/' });
    const answer = await test.app.request(getSitePath(calls.subscribe), post);
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(page).toContain('Email is not valid.');
    expect(page).toContain('value="&quot;&gt;&lt;b&gt;"');
    expect(page).not.toContain('evil.example');
  });

  it('of a form with a captcha reports that JavaScript is required', async () => {
    const settings = { captcha: { kind: 'altcha' } };
    await test.db.query("update form set settings = $2::jsonb where site_id = $1 and id = 'contact'", [
      test.siteId,
      JSON.stringify(settings),
    ]);
    const post = createFormPost({ email: 'ada@example.org', listId: 'journal', formId: 'contact' });
    const answer = await test.app.request(getSitePath(calls.subscribe), post);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('Please enable JavaScript for this site or use another browser.');
    expect(await state()).toBe(undefined);
  });

  it('from another site is rejected', async () => {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const post = createFormPost({ email: 'ada@example.org', listId: 'journal' }, headers);
    expect((await test.app.request(getSitePath(calls.subscribe), post)).status).toBe(403);
  });
});

describe('unsubscribing', () => {
  it('requires the link of a mail and a button', async () => {
    await join();
    const leave = (await links()).at(-1)!;
    expect(leave.startsWith(getSitePath(calls.unsubscribePage))).toBe(true);
    expect(await (await test.app.request(leave)).text()).toContain('<button>Unsubscribe</button>');
    expect(await state()).toBe('active');
    expect(await (await press(leave)).text()).toContain('You have unsubscribed');
    expect(await state()).toBe('left');
    expect((await press(leave)).status).toBe(200);
  });

  it('requires one click in a mail client, by the headers of each mail', async () => {
    await join();
    const [mail] = await mails();
    expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const url = /^<https:\/\/site\.example(.+)>$/.exec(mail?.headers['List-Unsubscribe'] ?? '')?.[1];
    const body = new FormData();
    body.append('List-Unsubscribe', 'One-Click');
    expect((await test.app.request(url!, { method: 'POST', body })).status).toBe(200);
    expect(await state()).toBe('left');
  });

  it('invalidates older confirmation links and allows subscribing again', async () => {
    await ask('ada@example.org');
    const [confirm, leave] = await links();
    await press(leave!);
    expect((await press(confirm!)).status).toBe(404);
    await join();
    expect(await state()).toBe('active');
  });
});

describe('link', () => {
  it.each(['', 'x', '%00'])('that is invalid ("%s") is reported', async (token) => {
    for (const path of [getSitePath(calls.confirmSubscriptionPage), getSitePath(calls.unsubscribePage)])
      expect((await test.app.request(`${path}?token=${token}`)).status).toBe(token === '%00' ? 400 : 404);
  });

  it('for confirmation is valid for a week, and for that purpose only', async () => {
    await ask('ada@example.org');
    const [confirm] = await links();
    const token = confirm!.split('token=')[1]!;
    expect((await press(`${getSitePath(calls.unsubscribePage)}?token=${token}`)).status).toBe(404);
    test.skew.ms = 8 * DAY_MS;
    expect((await press(confirm!)).status).toBe(404);
    expect(await state()).toBe('pending');
  });
});
