import { afterAll, beforeAll, expect, it } from 'vitest';
import { listTables, quoteName } from '../db/tables';
import { findInvitationToken, getInvitationLink } from '../domain/owner-invitation';
import { deriveSiteOwnerToken, deriveSiteSecrets } from '../domain/site-secrets';
import type { HostedSite } from '../stores/hosted-sites';
import { findInvitation } from '../stores/owner-accounts';
import { createTestServer, type TestServer } from '../testing/hosted-sites';
import { ACCEPTED, type MailServer, startMailServer } from '../testing/mail-server';
import { createOwner } from '../testing/owner-client';
import { sharedApp } from '../testing/shared-app';
import { createFormPost, OPEN_MS, TEST_SECRET } from '../testing/test-app';

const host = `invitations-${Math.random().toString(36).slice(2, 8)}.example`;
const PASSWORD = 'a long password';
const HOUR_MS = 3_600_000;

let now = Date.now();
let mails: MailServer;
let server: TestServer;
let hosted: HostedSite;
beforeAll(async () => {
  mails = await startMailServer();
  const env = { SMTP_URL: mails.url, MAIL_FROM: 'post@own.example', SITE_URL: 'https://own.example' };
  server = await createTestServer(env, { clock: () => now });
  hosted = await server.add([host]);
}, OPEN_MS);
afterAll(async () => {
  await server.close();
  mails.close();
});

async function press(path: string, fields: Record<string, string> = {}) {
  const { id } = hosted.site;
  const token = deriveSiteOwnerToken([TEST_SECRET], { id, salt: hosted.salt });
  const headers = { accept: 'text/html', origin: `http://${host}`, authorization: `Bearer ${token}` };
  const answer = await server.request(host, path, createFormPost(fields, headers));
  return { status: answer.status, text: await answer.text() };
}

const accept = async (token: string): Promise<number> => {
  const init = createFormPost({ token, password: PASSWORD }, { origin: `http://${host}` });
  return (await server.request(host, '/config/invitation', init)).status;
};

/** Number of mails read so far. */
let read = 0;

/** Runs the jobs and returns the links in the new mails. */
async function receive(): Promise<string[]> {
  await server.sites.wake();
  await expect.poll(() => countJobs('waiting')).toBe(0);
  const letters = mails.letters.slice(read).map((letter) => letter.replace(/=\n/g, '').replace(/=3D/g, '='));
  read = mails.letters.length;
  return letters.flatMap((letter) => /https:\S+invitation\?token=([\w-]{43})/.exec(letter)?.[1] ?? []);
}

async function countJobs(state: string, isRefused = false): Promise<number> {
  const { rows } = await server.db.query<{ n: number }>(
    `select count(*) as n from job where site_id = $1 and kind = 'owner-invitation' and state = $2 and (problem is not null or not $3)`,
    [hosted.site.id, state, isRefused],
  );
  return rows[0]?.n ?? 0;
}

/** All of the site's data in the database. */
async function dump(): Promise<string> {
  const tables = (await listTables(server.db)).filter(({ columns }) =>
    columns.some(({ name }) => name === 'site_id'),
  );
  const rows = await Promise.all(
    tables.map(({ name }) =>
      server.db.query(`select t::text from ${quoteName(name)} t where site_id = $1`, [hosted.site.id]),
    ),
  );
  return JSON.stringify(rows);
}

const invite = (email: string) =>
  press('/config/accounts', { name: 'Ada', email, role: 'admin', by: 'mail' });

async function findAccount(email: string): Promise<string> {
  const text = 'select id::text from owner_account where site_id = $1 and email = $2';
  const { rows } = await server.db.query<{ id: string }>(text, [hosted.site.id, email]);
  return rows[0]?.id ?? '';
}

it('the link is created when the mail is sent, and is not stored', async () => {
  const { status, text } = await invite('ada@mailed.example');
  expect([status, text.includes('ada@mailed.example')]).toEqual([200, true]);
  expect(text).not.toContain('invitation?token=');
  const before = await dump();
  const [token = ''] = await receive();
  expect(token).toHaveLength(43);
  expect(mails.letters.at(-1)).toContain('To: ada@mailed.example\n');
  expect(before + (await dump())).not.toContain(token);
  expect(await accept(token)).toBe(303);
  expect(await accept(token)).toBe(404);
});

it('is not mailed if it was replaced, used or has expired', async () => {
  mails.verdict = '450 later';
  await invite('bo@mailed.example');
  const path = `/config/accounts/${await findAccount('bo@mailed.example')}/invite`;
  await expect.poll(() => countJobs('waiting', true)).toBe(1);
  now += 1;
  const { text } = await press(path, { by: 'link' });
  const shown = /invitation\?token=([\w-]{43})/.exec(text)?.[1] ?? '';
  mails.verdict = ACCEPTED;
  now += HOUR_MS;
  expect(await receive()).toEqual([]);
  expect(await accept(shown)).toBe(303);
  mails.verdict = '450 later';
  now += 1;
  await press(path, { by: 'mail' });
  await expect.poll(() => countJobs('waiting', true)).toBe(1);
  expect(await accept(shown)).toBe(404);
  mails.verdict = ACCEPTED;
  now += 8 * 24 * HOUR_MS;
  expect(await receive()).toEqual([]);
  expect(await countJobs('dead')).toBe(0);
});

it('the token is derived with the secret of its creation, until that secret is removed', async () => {
  await invite('cy@mailed.example');
  const id = await findAccount('cy@mailed.example');
  const stored = await findInvitation(server.db, hosted.site.id, id, now);
  const [token = ''] = await receive();
  const { id: siteId } = hosted.site;
  const secrets = deriveSiteSecrets([TEST_SECRET], { id: siteId, salt: hosted.salt });
  expect(stored && findInvitationToken(['another secret', ...secrets], stored)).toBe(token);
  expect(stored && findInvitationToken(['another secret'], stored)).toBeUndefined();
  expect(getInvitationLink('https://a.example', token)).toBe(
    `https://a.example/config/invitation?token=${token}`,
  );
});

const test = sharedApp('owner_account', 'job');

it('is not mailed without a mail server, which would store the mail: the page offers the link only', async () => {
  const { press: pressHere, see } = createOwner(test);
  expect((await see('/config/accounts')).text).not.toContain('value="mail"');
  const fields = { name: 'Ada', email: 'ada@stored.example', role: 'admin', by: 'mail' };
  expect((await pressHere('/config/accounts', fields)).text).toContain('invitation?token=');
  const { rows } = await test.db.query<{ id: string }>('select id from owner_account where site_id = $1', [
    test.siteId,
  ]);
  await test.db.query(
    `insert into job (site_id, id, kind, state, subject, label, payload, due_at, created_at)
     values ($1, gen_random_uuid(), 'owner-invitation', 'waiting', $2, 'ada', '{}', now() - interval '1 minute', now())`,
    [test.siteId, rows[0]?.id],
  );
  await test.jobs.runDue();
  const { rows: jobs } = await test.db.query('select state, problem from job where site_id = $1', [
    test.siteId,
  ]);
  expect(jobs).toEqual([{ state: 'dead', problem: 'There is no mail server.' }]);
  const { rows: stored } = await test.db.query('select 1 from mail_log where site_id = $1', [test.siteId]);
  expect(stored).toEqual([]);
});
