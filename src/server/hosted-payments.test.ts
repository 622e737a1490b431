import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Database } from './db/db';
import { createPaymentSignature } from './domain/payment-signature';
import type { Secrets } from './domain/signing';
import { sealStripeKeys } from './domain/site-payments';
import { deriveSiteSecrets } from './domain/site-secrets';
import { createHosting } from './hosting/hosting';
import { createFakeStripe } from './payments/testing/fake-stripe';
import { type HostedSite, putSetting, replacePayments } from './stores/hosted-sites';
import { createTestServer, type TestServer } from './testing/hosted-sites';
import { BOOK } from './testing/shop-state';
import { createShopper } from './testing/shopper';
import { OPEN_MS, TEST_SECRET } from './testing/test-app';

const tag = Math.random().toString(36).slice(2, 8);
const HOST_A = `pay-a-${tag}.example`;
const HOST_B = `pay-b-${tag}.example`;
const HOST_C = `pay-c-${tag}.example`;
const KEYS_A = { key: 'sk_test_aaaaaaaaaaaa1111', webhookSecrets: ['whsec_aaaaaaaaaaaa'] };
const KEYS_B = { key: 'sk_test_bbbbbbbbbbbb2222', webhookSecrets: ['whsec_bbbbbbbbbbbb'] };
const SERVER = {
  STRIPE_SECRET_KEY: 'sk_test_of_the_server',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_the_server',
  SITE_URL: 'https://own.example',
};

let server: TestServer;
let fake: ReturnType<typeof createFakeStripe>;
let a: HostedSite;
let b: HostedSite;
let c: HostedSite;
beforeAll(async () => {
  server = await createTestServer(SERVER);
  [a, b, c] = [await server.add([HOST_A]), await server.add([HOST_B]), await server.add([HOST_C])];
  await server.own.deps.hosting?.setPayments(a, KEYS_A);
  await server.own.deps.hosting?.setPayments(b, KEYS_B);
}, OPEN_MS);
afterAll(() => server.close());
beforeEach(() => {
  fake = createFakeStripe();
  vi.stubGlobal('fetch', fake.fetch);
});
afterEach(() => vi.unstubAllGlobals());

const visit = (host: string) => createShopper({ request: (path, init) => server.request(host, path, init) });

const findStates = async ({ site }: HostedSite): Promise<string[]> => {
  const { rows } = await server.db.query<{ state: string }>(
    'select state from shop_order where site_id = $1',
    [site.id],
  );
  return rows.map(({ state }) => state);
};

async function announce(host: string, secret: string, session: string, orderId: string): Promise<number> {
  const object = { id: session, client_reference_id: orderId };
  const body = JSON.stringify({ id: 'evt_1', type: 'checkout.session.completed', data: { object } });
  const signature = createPaymentSignature(secret, Buffer.from(body), Date.now());
  const init = { method: 'POST', body, headers: { 'stripe-signature': signature } };
  return (await server.request(host, '/api/commerce/payment-webhook/stripe', init)).status;
}

it('an order is paid to the account of its site, and its webhook is accepted with the secret of that site only', async () => {
  const payment = await visit(HOST_A).buy(BOOK);
  expect(payment).toMatch(/^https:/);
  expect(fake.requests.map(({ authorization }) => authorization)).toEqual([`Bearer ${KEYS_A.key}`]);
  const [session = ''] = fake.getOpen();
  const orderId = fake.requests[0]?.body.client_reference_id ?? '';
  fake.pay(session);
  const [secretA = '', secretB = ''] = [KEYS_A, KEYS_B].flatMap(({ webhookSecrets }) => webhookSecrets);
  expect(await announce(HOST_A, secretB, session, orderId)).toBe(400);
  expect(await announce(HOST_A, SERVER.STRIPE_WEBHOOK_SECRET, session, orderId)).toBe(400);
  expect(await announce(HOST_B, secretA, session, orderId)).toBe(400);
  expect(await announce(HOST_B, secretB, session, orderId)).toBe(200);
  expect(await findStates(a)).toEqual(['pending']);
  expect(await announce(HOST_A, secretA, session, orderId)).toBe(200);
  expect([await findStates(a), await findStates(b)]).toEqual([['paid'], []]);
});

it('the shop of a site without its own keys is closed, even if the server has keys', async () => {
  const visitor = visit(HOST_C);
  await visitor.add(BOOK);
  const order = await visitor.order();
  expect([order.status, await findStates(c), fake.requests]).toEqual([422, [], []]);
  expect(await announce(HOST_C, SERVER.STRIPE_WEBHOOK_SECRET, 'cs_1', crypto.randomUUID())).toBe(404);
});

it('keys that were copied from another site, or encrypted with a lost secret, are not used for payments', async () => {
  const errors = server.errors.length;
  const lost = deriveSiteSecrets(['another secret of the server'], { id: c.site.id, salt: c.salt });
  const copied = deriveSiteSecrets([TEST_SECRET], { id: a.site.id, salt: a.salt });
  for (const [index, secrets] of [lost, copied].entries()) {
    const keys = sealStripeKeys(secrets, c.site.id, KEYS_A, () => Buffer.alloc(12, index));
    await putSetting(server.db, c.site.id, 'payments', keys);
    await server.sites.refresh();
    expect((await visit(HOST_C).buy(BOOK)).length).toBe(0);
  }
  const message = `The keys of payments of the site "${c.site.id}" cannot be read; set them again.`;
  expect(server.errors.slice(errors).map(String)).toEqual(Array(2).fill(`Error: ${message}`));
  expect(fake.requests).toEqual([]);
  await server.own.deps.hosting?.setPayments(c, 'none');
  server.errors.length = errors;
});

it('keys are encrypted again with a new secret of the server, so that the old one can be removed', async () => {
  const [old, next] = [TEST_SECRET, 'a newer secret of the server, long enough'];
  // Other tests may have sites in the same database.
  const query: Database['query'] = async (text, params) => {
    const found = await server.db.query<{ id?: string }>(text, params);
    const isList = text.includes('array_agg(h.host');
    return { ...found, rows: found.rows.filter(({ id }) => !isList || id === a.site.id) as never };
  };
  const list = async (secrets: Secrets) => {
    const hosting = createHosting({ db: { ...server.db, query }, secrets });
    const [found = a] = await hosting.list();
    return { hosting, found, payments: hosting.getPayments(found) };
  };
  await (await list([next])).hosting.renewKeys();
  await (await list([old, next])).hosting.renewKeys();
  expect((await list([next])).payments).toEqual({ provider: 'sealed' });
  const rotating = await list([next, old]);
  await rotating.hosting.renewKeys();
  const renewed = await list([next]);
  expect(renewed.payments).toEqual({ provider: 'stripe', ...KEYS_A });
  await rotating.hosting.renewKeys();
  expect((await list([next])).found.settings).toEqual(renewed.found.settings);
  const { payments: before } = rotating.found.settings;
  if (before) await replacePayments(server.db, a.site.id, before, { provider: 'test' });
  expect((await list([next])).payments).toEqual({ provider: 'stripe', ...KEYS_A });
  await (await list([old])).hosting.setPayments(a, KEYS_A);
});

it('an unknown provider of a later version closes the shop of one site, and does not stop the server', async () => {
  const { id } = c.site;
  await server.db.query(
    `update site set settings = jsonb_set(settings, '{payments}', '{"provider":"later"}') where id = $1`,
    [id],
  );
  await server.sites.refresh();
  expect((await visit(HOST_C).buy(BOOK)).length).toBe(0);
  expect((await server.request(HOST_A, '/')).status).toBe(200);
  await server.own.deps.hosting?.setPayments(c, 'none');
});

it('the database contains no key in plain text', async () => {
  const { rows } = await server.db.query('select settings from site where id = any($1::text[])', [
    [a.site.id, b.site.id],
  ]);
  expect(JSON.stringify(rows)).toContain('"provider":"stripe"');
  expect(JSON.stringify(rows)).not.toMatch(/sk_test|whsec_/);
});

it('test payments open the shop without requests to a payment provider', async () => {
  await server.own.deps.hosting?.setPayments(c, 'test');
  expect(await visit(HOST_C).buy(BOOK)).toMatch(/^\/commerce\/test-payment\//);
  expect(fake.requests).toEqual([]);
});
