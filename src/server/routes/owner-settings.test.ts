import { afterAll, beforeAll, expect, it } from 'vitest';
import { readOwnSenderForm } from '../domain/mail-sender';
import { hashPassword } from '../domain/password';
import { type AssignableRole, ROLES } from '../domain/role';
import { openSites } from '../open-sites';
import type { HostedSite } from '../stores/hosted-sites';
import { addOwnerAccount, setOwnerPassword } from '../stores/owner-accounts';
import { createBrowserClient } from '../testing/browser-client';
import { createTestServer, type TestServer } from '../testing/hosted-sites';
import { readPrintedFields } from '../testing/printed-fields';
import { startWindow } from '../testing/shared-app';
import { BOOK } from '../testing/shop-state';
import { createShopper } from '../testing/shopper';
import { createFormPost, OPEN_MS } from '../testing/test-app';

const tag = Math.random().toString(36).slice(2, 8);
const HOST = `www.own-${tag}.example`;
const OTHER = `other-${tag}.example`;
const PASSWORD = 'correct horse of the owner';
/** Window in which wrong passwords are counted. */
const WINDOW_MS = 15 * 60_000;
const KEYS = { secretKey: 'sk_test_0123456789abcdef', webhookSecrets: 'whsec_0123456789' };

const skew = { ms: 0 };
let server: TestServer;
let hosted: HostedSite;
let other: HostedSite;
let token: string;
beforeAll(async () => {
  server = await createTestServer({}, { clock: () => Date.now() + skew.ms });
  [hosted, other] = [await server.add([HOST]), await server.add([OTHER])];
  token = server.own.deps.hosting?.getToken(hosted) ?? '';
}, OPEN_MS);
afterAll(() => server.close());

const visit = (host: string) => ({
  request: (path: string, init: RequestInit) => server.request(host, path, init),
});

async function call(path: string, fields?: Record<string, string>, sent: Record<string, string> = {}) {
  const headers = {
    authorization: `Bearer ${token}`,
    accept: 'text/html',
    origin: `http://${HOST}`,
    ...sent,
  };
  const response = await server.request(HOST, path, fields ? createFormPost(fields, headers) : { headers });
  return { status: response.status, location: response.headers.get('location'), text: await response.text() };
}

/** Signs in with a new account. */
async function signIn(role: AssignableRole) {
  const id = crypto.randomUUID();
  const { site } = hosted;
  const email = `${role}-${id}@example.org`;
  const invitation = { accountId: id, hash: id, expires: Date.now() + 60_000 };
  await addOwnerAccount(server.db, site.id, { id, email, name: role, role }, invitation, Date.now());
  await setOwnerPassword(server.db, site.id, id, await hashPassword(PASSWORD), undefined);
  const browser = createBrowserClient(visit(HOST));
  const send = (path: string, fields: Record<string, string>) =>
    browser.send(path, createFormPost(fields, { origin: `http://${HOST}` }));
  const signedIn = await send('/config/session', { email, password: PASSWORD });
  expect(signedIn.status).toBe(303);
  return { browser, send };
}

async function findSettings({ site }: HostedSite): Promise<HostedSite['settings'] | undefined> {
  const found = await server.own.deps.hosting?.list();
  return found?.find((one) => one.site.id === site.id)?.settings;
}

it('the owner of a site sets its payment keys with immediate effect, and sees only their last characters', async () => {
  const { browser, send } = await signIn('admin');
  const wrong = await send('/config/site/payments', { ...KEYS, provider: 'stripe', current: 'not this one' });
  const wrongPage = await wrong.text();
  expect([wrong.status, (await findSettings(hosted))?.payments]).toEqual([422, undefined]);
  expect(wrongPage).toContain('href="#payments-current"');
  const saved = await send('/config/site/payments', { ...KEYS, provider: 'stripe', current: PASSWORD });
  expect([saved.status, saved.headers.get('location')]).toEqual([303, '/config/site?saved']);
  const page = await (await browser.send('/config/site?saved', {})).text();
  for (const text of [
    'Saved.',
    'Stripe (test), key …cdef',
    `https://${HOST}/api/commerce/payment-webhook/stripe`,
  ])
    expect(page).toContain(text);
  const { rows } = await server.db.query('select * from audit_entry where site_id = $1', [hosted.site.id]);
  expect(JSON.stringify(rows)).toContain('POST /config/site/payments');
  const stored = JSON.stringify([rows, await findSettings(hosted)]);
  for (const seen of [wrongPage, page, stored])
    expect(seen).not.toMatch(/0123456789|not this one|correct horse/);
  expect(server.own.deps.hosting?.getPayments((await list())[0] as HostedSite)).toMatchObject({
    provider: 'stripe',
    key: KEYS.secretKey,
  });
  expect((await send('/config/site/payments', { provider: 'test', current: PASSWORD })).status).toBe(303);
  expect(await createShopper(visit(HOST)).buy(BOOK)).toMatch(/^\/commerce\/test-payment\//);
  expect((await findSettings(other))?.payments).toBeUndefined();
});

const list = async (): Promise<HostedSite[]> =>
  (await server.own.deps.hosting?.list())?.filter(({ site }) => site.id === hosted.site.id) ?? [];

it('the number of password attempts in an open session is limited', async () => {
  startWindow({ skew }, WINDOW_MS);
  const { send } = await signIn('admin');
  const change = (path: string, current: string) =>
    send(path, { provider: 'none', current, password: 'another long password' });
  for (const path of ['payments', 'mail', 'payments', 'mail'])
    expect((await change(`/config/site/${path}`, 'a guess')).status).toBe(422);
  expect((await change('/config/account/password', 'a guess')).status).toBe(422);
  expect((await change('/config/site/payments', PASSWORD)).status).toBe(429);
  expect((await change('/config/account/password', PASSWORD)).status).toBe(429);
});

it('invalid keys are rejected at their field, and nothing is saved', async () => {
  const before = await findSettings(hosted);
  const fields = { ...KEYS, provider: 'stripe', current: token };
  for (const [name, value] of [
    ['secretKey', 'pk_live_0123456789'],
    ['webhookSecrets', ''],
    ['provider', 'later'],
    ['current', ''],
  ] as const) {
    const { status, text } = await call('/config/site/payments', { ...fields, [name]: value });
    expect([name, status]).toEqual([name, 422]);
    expect(text).toContain(`href="#payments-${name}"`);
    expect(text).not.toMatch(/0123456789/);
  }
  expect(await findSettings(hosted)).toEqual(before);
});

it('settings, including keys, are not overwritten after a change by somebody else', async () => {
  const path = '/config/site/payments';
  const read = (text: string) => readPrintedFields(text, path);
  const opened = read((await call('/config/site')).text);
  const theirs = { ...KEYS, secretKey: 'sk_test_theirs456789theirs', provider: 'stripe', current: token };
  expect((await call(path, { ...opened, ...theirs })).status).toBe(303);
  const own = { ...KEYS, provider: 'stripe', current: token };
  const refused = await call(path, { ...opened, ...own });
  expect(refused.status).toBe(409);
  expect(refused.text).toContain('…eirs');
  expect(refused.text).not.toMatch(/0123456789|theirs456789/);
  const { version = '' } = read(refused.text);
  expect((await call(path, { ...own, version })).status).toBe(303);
  expect((await call(path, { provider: 'none', current: token })).status).toBe(303);
});

it('the sender of mails can be changed to an address at a host of the site only', async () => {
  const sender = {
    senderName: 'Shop & more',
    senderAddress: '',
    replyTo: 'help@elsewhere.example',
    current: token,
  };
  const change = (fields: object) => call('/config/site/mail', { ...sender, ...fields });
  const foreign = await change({ senderAddress: `post@${OTHER}` });
  expect([foreign.status, foreign.text]).toEqual([
    422,
    expect.stringContaining('href="#mail-senderAddress"'),
  ]);
  expect(foreign.text).toContain('value="Shop &amp; more"');
  expect((await change({ replyTo: 'help' })).status).toBe(422);
  expect((await change({ current: 'no' })).text).toContain('This is not the owner token.');
  expect((await change({ senderAddress: `post@own-${tag}.example` })).status).toBe(303);
  expect((await call('/config/site')).text).toContain(
    `Mails from Shop &amp; more &lt;post@own-${tag}.example&gt;, replies to help@elsewhere.example`,
  );
  expect((await findSettings(other))?.sender).toBeUndefined();
});

it.each([
  ['post@www.shop.example', 'www.shop.example', undefined],
  ['post@SHOP.example', 'www.shop.example', undefined],
  ['post@kept.example', 'www.shop.example', 'post@kept.example'],
  ['', 'www.shop.example', 'post@kept.example'],
])('the owner may set the sender "%s" for the host %s while it is %s', (senderAddress, host, address) => {
  expect(readOwnSenderForm({ senderAddress }, [host], { address })).not.toHaveProperty('errors');
});

it.each(['post@example', 'post@a.shop.example', 'post@notshop.example', 'post@shop.example.evil.example'])(
  'the owner may not set the sender %s for the host www.shop.example',
  (senderAddress) => {
    const { errors } = readOwnSenderForm({ senderAddress }, ['www.shop.example'], undefined);
    expect(Object.keys(errors ?? {})).toEqual(['senderAddress']);
  },
);

it.each(ROLES.filter((role) => role !== 'admin'))(
  'the role %s can neither see nor change settings',
  async (role) => {
    const { browser, send } = await signIn(role);
    const before = await findSettings(hosted);
    expect((await browser.send('/config/site', {})).status).toBe(403);
    for (const form of ['payments', 'mail'])
      expect((await send(`/config/site/${form}`, { provider: 'none', current: PASSWORD })).status).toBe(403);
    expect(await (await browser.send('/config/account', {})).text()).not.toContain('href="/config/site"');
    expect(await findSettings(hosted)).toEqual(before);
  },
);

it('a page of another origin cannot change settings with the session of a signed-in owner', async () => {
  const { browser } = await signIn('admin');
  const before = await findSettings(hosted);
  const fields = { provider: 'none', current: PASSWORD };
  for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }, {}]) {
    const sent = await browser.send(
      '/config/site/payments',
      createFormPost(fields, headers as Record<string, string>),
    );
    expect([400, 403]).toContain(sent.status);
  }
  expect(await findSettings(hosted)).toEqual(before);
});

it('a server that has already started the site shows the settings that another server has saved', async () => {
  const second = await openSites(server.parts, server.own);
  const see = async (): Promise<string> => {
    const headers = { authorization: `Bearer ${token}`, accept: 'text/html' };
    return (await second.fetch(new Request(`http://${HOST}/config/site`, { headers }), {})).text();
  };
  await see();
  await call('/config/site/mail', { senderName: 'Said elsewhere', current: token });
  expect(await see()).toContain('Mails from Said elsewhere');
  await second.stop();
});

it('the site of the server itself has no page of settings', async () => {
  const headers = { authorization: 'Bearer the-token-of-the-owner-of-the-server', accept: 'text/html' };
  const request = (path: string) => server.request('server.example', path, { headers });
  expect((await request('/config/site')).status).toBe(404);
  expect(await (await request('/config/')).text()).not.toContain('href="/config/site"');
  expect((await call('/config/')).text).toContain('href="/config/site"');
});
