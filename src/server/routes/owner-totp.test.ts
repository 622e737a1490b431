import { describe, expect, it } from 'vitest';
import { createCode, getStep } from '../domain/totp';
import { fromBase32 } from '../testing/base32';
import { createOwner } from '../testing/owner-client';
import { sharedApp, startWindow } from '../testing/shared-app';
import { OWN } from '../testing/shopper';
import { createFormPost, getCookies, restartApp, TEST_SECRET } from '../testing/test-app';

const EMAIL = 'ada@accounts.example';
const PASSWORD = 'a long password';
const STEP_MS = 30_000;
/** Window in which wrong codes are counted. */
const WINDOW_MS = 15 * 60_000;
const NEXT_SECRET = 'the next secret of the server of the tests';

const test = sharedApp('owner_account', 'owner_session', 'owner_recovery_code', 'rate_window', 'audit_entry');
const { press } = createOwner(test);

const post = (path: string, fields: Record<string, string>, cookie = '', app = test.app) =>
  app.request(path, createFormPost(fields, { ...OWN, accept: 'text/html', cookie }));
const readCookie = (answer: Response): string => `site_owner=${getCookies(answer).site_owner ?? ''}`;
const signIn = (code?: string, app = test.app) =>
  post('/config/session', { email: EMAIL, password: PASSWORD, ...(code && { code }) }, '', app);
const readToken = (text: string): string => /invitation\?token=([\w-]{43})/.exec(text)?.[1] ?? '';

async function join(): Promise<string> {
  const { text } = await press('/config/accounts', { name: 'Ada', email: EMAIL, role: 'admin' });
  return readCookie(await post('/config/invitation', { token: readToken(text), password: PASSWORD }));
}

/** An account with one-time codes. The current code has been used. */
async function turnOn() {
  const cookie = await join();
  const page = await (await post('/config/account/totp', {}, cookie)).text();
  const secret = fromBase32(/secret=([A-Z2-7]+)/.exec(page)?.[1] ?? '');
  const code = (later = 0) => createCode(secret, getStep(test.deps.clock()) + later);
  const confirm = (text: string) => post('/config/account/totp/confirm', { code: text }, cookie);
  return { cookie, secret, code, confirm, page };
}

const readRecoveryCodes = (text: string): string[] => text.match(/\b(?:[a-z2-7]{4}-){3}[a-z2-7]{4}\b/g) ?? [];

describe('one-time codes', () => {
  it('are required after a first correct code', async () => {
    const { secret, code, confirm, page } = await turnOn();
    expect(secret).toHaveLength(20);
    expect(page).toContain('otpauth://totp/Northlight:ada%40accounts.example?');
    const wrong = await confirm(code(5));
    expect([wrong.status, (await wrong.text()).includes('secret=')]).toEqual([422, true]);
    expect((await signIn()).status).toBe(303);
    const answer = await confirm(code());
    expect([answer.status, readRecoveryCodes(await answer.text()).length]).toEqual([200, 10]);
    expect((await signIn()).status).toBe(401);
    expect((await signIn(code(5))).status).toBe(401);
    expect((await signIn(code(1))).status).toBe(303);
  });

  it('are valid once, even if two requests arrive concurrently', async () => {
    const { code, confirm } = await turnOn();
    const first = code();
    await confirm(first);
    expect((await signIn(first)).status).toBe(401);
    test.skew.ms = 2 * STEP_MS;
    const next = code();
    const answers = await Promise.all([signIn(next), signIn(next)]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([303, 401]);
    expect((await signIn(code(-1))).status).toBe(401);
  });

  it('can be replaced by each recovery code once', async () => {
    const { code, confirm } = await turnOn();
    const [recovery = '', other = ''] = readRecoveryCodes(await (await confirm(code())).text());
    expect((await signIn(recovery.toUpperCase().replaceAll('-', ' '))).status).toBe(303);
    expect((await signIn(recovery)).status).toBe(401);
    expect((await signIn(other)).status).toBe(303);
  });

  it('lock the account for an address after five wrong codes', async () => {
    startWindow(test, WINDOW_MS);
    const { code, confirm } = await turnOn();
    await confirm(code());
    test.skew.ms += 2 * STEP_MS;
    for (let count = 0; count < 5; count++) expect((await signIn('000000')).status).toBe(401);
    expect((await signIn(code())).status).toBe(429);
  });

  it('do not reveal whether the password was correct', async () => {
    const { code, confirm } = await turnOn();
    await confirm(code());
    const read = async (answer: Response) => /<h2>(.*?)<\/h2>/.exec(await answer.text())?.[1];
    const wrongPassword = post('/config/session', { email: EMAIL, password: 'wrong', code: code(1) });
    expect(await read(await signIn('000000'))).toBe(await read(await wrongPassword));
  });

  it('can be turned off only with the password', async () => {
    const { cookie, code, confirm } = await turnOn();
    await confirm(code());
    expect((await post('/config/account/totp', {}, cookie)).status).toBe(404);
    expect((await post('/config/account/totp/remove', { current: 'wrong' }, cookie)).status).toBe(422);
    expect((await signIn()).status).toBe(401);
    expect((await post('/config/account/totp/remove', { current: PASSWORD }, cookie)).status).toBe(303);
    expect((await signIn()).status).toBe(303);
  });

  it('are turned off by a new invitation, for accounts whose phone and recovery codes are lost', async () => {
    const { code, confirm } = await turnOn();
    await confirm(code());
    const { rows } = await test.db.query<{ id: string }>(
      'select id::text as id from owner_account where site_id = $1',
      [test.siteId],
    );
    const { text } = await press(`/config/accounts/${rows[0]!.id}/invite`);
    expect((await signIn()).status).toBe(401);
    await post('/config/invitation', { token: readToken(text), password: PASSWORD });
    expect((await signIn()).status).toBe(303);
  });

  it('are stored encrypted for their account', async () => {
    const { secret, code, confirm } = await turnOn();
    const codes = readRecoveryCodes(await (await confirm(code())).text());
    const { rows } = await test.db.query(
      `select a.*, c.code_hash from owner_account a left join owner_recovery_code c on c.account_id = a.id`,
    );
    const text = JSON.stringify(rows);
    for (const form of ['base64', 'base64url', 'hex', 'latin1'] as const)
      expect(text).not.toContain(secret.toString(form));
    expect(codes.filter((one) => text.includes(one) || text.includes(one.replaceAll('-', '')))).toEqual([]);
  });

  it('remain valid after the rotation of the server secret, if the account has signed in while both secrets were set', async () => {
    const { code, confirm } = await turnOn();
    await confirm(code());
    const both = restartApp(test, { secrets: [NEXT_SECRET, TEST_SECRET] });
    test.skew.ms = 2 * STEP_MS;
    expect((await signIn(code(), both)).status).toBe(303);
    const later = restartApp(test, { secrets: [NEXT_SECRET] });
    test.skew.ms = 4 * STEP_MS;
    expect((await signIn(code(), later)).status).toBe(303);
  });

  it('can be replaced by recovery codes if the server secret of their encryption was removed', async () => {
    const { code, confirm } = await turnOn();
    const [recovery] = readRecoveryCodes(await (await confirm(code())).text());
    const later = restartApp(test, { secrets: [NEXT_SECRET] });
    test.skew.ms = 2 * STEP_MS;
    expect((await signIn(code(), later)).status).toBe(401);
    expect((await signIn(recovery, later)).status).toBe(303);
  });

  it('are not available for the owner token', async () => {
    expect((await press('/config/account/totp')).status).toBe(404);
  });
});
