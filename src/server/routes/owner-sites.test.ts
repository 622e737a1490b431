import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSites } from '../open-sites';
import { createTestServer, type TestServer } from '../testing/hosted-sites';
import { readPrintedFields } from '../testing/printed-fields';
import { createFormPost, OPEN_MS } from '../testing/test-app';

const tag = Math.random().toString(36).slice(2, 8);
const ID = `page-${tag}`;
const HOST = `page-${tag}.example`;
const OWN = 'own.example';
const KEYS = { secretKey: 'sk_live_0123456789abcdef', webhookSecrets: 'whsec_0123456789' };
const FIELDS = { id: ID, hosts: `${HOST} www.${HOST}`, folder: 'shop' };

let root: string;
let server: TestServer;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'sites-root-'));
  mkdirSync(join(root, 'shop'));
  writeFileSync(join(root, 'shop/index.html'), '<!doctype html><title>The shop</title>');
  writeFileSync(join(root, 'file'), '');
  server = await createTestServer({ SITES_ROOT: root });
}, OPEN_MS);
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

const SERVER_TOKEN = 'the-token-of-the-owner-of-the-server';

const headers = (host: string, token: string) => ({
  authorization: `Bearer ${token}`,
  accept: 'text/html',
  origin: `http://${host}`,
});

async function call(
  path: string,
  fields?: Record<string, string>,
  { host = OWN, token = SERVER_TOKEN } = {},
) {
  const sent = headers(host, token);
  const init = fields ? createFormPost(fields, sent) : { headers: sent };
  const response = await server.request(host, path, init);
  return { status: response.status, location: response.headers.get('location'), text: await response.text() };
}

const see = async (host: string): Promise<string> => (await server.request(host, '/')).text();

const readToken = (text: string): string => /<p class="letter">([\w-]{43})</.exec(text)?.[1] ?? '';

describe('the page of sites', () => {
  it('adds a site, sets its quotas and removes it, with immediate effect', async () => {
    expect((await call('/config/sites')).text).not.toContain(ID);
    const added = await call('/config/sites', FIELDS);
    expect(added.status, added.text).toBe(200);
    const token = readToken(added.text);
    expect((await call('/config/sites')).text).not.toContain(token);
    for (const host of [HOST, `www.${HOST}`]) expect(await see(host)).toContain('The shop');
    expect((await call('/config/outbox', undefined, { host: HOST, token })).status).toBe(200);

    const quotas = { submissions: '3', fileBytes: '5', requestsPerSecond: '', eventsPerDay: '' };
    const saved = await call(`/config/sites/${ID}/quotas`, quotas);
    expect([saved.status, saved.location]).toEqual([303, '/config/sites?saved']);
    const { text } = await call('/config/sites?saved');
    expect(text).toContain('0 of 3 submissions, 0 of 5 MB of files');
    expect(text).toContain('Saved.');

    const unsure = await call(`/config/sites/${ID}/remove`, { confirm: 'shop' });
    expect([unsure.status, await see(HOST)]).toEqual([422, expect.stringContaining('The shop')]);
    expect((await call(`/config/sites/${ID}/remove`, { confirm: ID })).status).toBe(303);
    expect(await see(HOST)).not.toContain('The shop');
    expect((await server.db.query('select 1 from site where id = $1', [ID])).rows).toEqual([]);
    expect((await call(`/config/sites/${ID}/remove`, { confirm: ID })).status).toBe(404);
  });

  it('accepts payment keys, and shows only their last characters', async () => {
    const { site } = await server.add([`pay-${HOST}`]);
    const path = `/config/sites/${site.id}/payments`;
    const wrong = await call(path, { ...KEYS, provider: 'stripe', secretKey: 'pk_live_0123456789' });
    expect([wrong.status, wrong.text]).toEqual([
      422,
      expect.stringContaining(`href="#${site.id}-secretKey"`),
    ]);
    const saved = await call(path, { ...KEYS, provider: 'stripe' });
    expect([saved.status, saved.location]).toEqual([303, '/config/sites?saved']);
    const { text } = await call('/config/sites');
    expect(text).toContain('Stripe (live), key …cdef');
    const { rows } = await server.db.query('select * from audit_entry where site_id = $1', [
      server.config.siteId,
    ]);
    for (const seen of [wrong.text, text, JSON.stringify(rows)]) expect(seen).not.toMatch(/0123456789/);
    expect((await call(path, { provider: 'none' })).status).toBe(303);
    expect((await call('/config/sites')).text).not.toContain('Stripe (live)');
  });

  it('changes the sender of mails, and rejects invalid addresses', async () => {
    const { site } = await server.add([`mail-${HOST}`]);
    const path = `/config/sites/${site.id}/mail`;
    const sender = { senderName: 'Shop & more', senderAddress: 'post@shop.example', replyTo: 'help' };
    const wrong = await call(path, sender);
    expect(wrong.status).toBe(422);
    for (const text of [`href="#${site.id}-replyTo"`, 'value="Shop &amp; more"', 'value="help"'])
      expect(wrong.text).toContain(text);
    expect((await call(path, { ...sender, replyTo: '' })).status).toBe(303);
    expect((await call('/config/sites')).text).toContain(
      'Mails from Shop &amp; more &lt;post@shop.example&gt;',
    );
  });

  it.each([
    ['quotas', { submissions: '7' }, { submissions: '8' }],
    ['mail', { senderName: 'Theirs' }, { senderName: 'Own' }],
    ['payments', { provider: 'test' }, { provider: 'stripe', ...KEYS }],
  ])('does not overwrite %s after a change by somebody else', async (form, theirs, own) => {
    const { site } = await server.add([`edited-${form}-${HOST}`]);
    const path = `/config/sites/${site.id}/${form}`;
    const read = (text: string): Record<string, string> => readPrintedFields(text, path);
    const opened = read((await call('/config/sites')).text);
    expect((await call(path, { ...opened, ...theirs })).status).toBe(303);
    const refused = await call(path, { ...opened, ...own });
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('Somebody else has')]);
    const { version = '', ...shown } = read(refused.text);
    for (const [name, value] of Object.entries(shown))
      if (value) expect(own).toMatchObject({ [name]: value });
    expect((await call(path, { ...own, version })).status).toBe(303);
  });

  it('keeps the values of other forms if one is rejected', async () => {
    const { site } = await server.add([`kept-${HOST}`]);
    await call(`/config/sites/${site.id}/quotas`, { submissions: '37' });
    const { text } = await call(`/config/sites/${site.id}/remove`, { confirm: 'no' });
    expect(text).toMatch(new RegExp(`id="${site.id}-submissions" name="submissions" value="37"`));
  });

  it('writes the audit log, without the token', async () => {
    const id = `${ID}-audit`;
    const { text } = await call('/config/sites', { ...FIELDS, id, hosts: `audit-${HOST}` });
    await call(`/config/sites/${id}/remove`, { confirm: id });
    const { rows } = await server.db.query<{ action: string; target: string; status: number }>(
      `select action, target, status from audit_entry where site_id = $1 and target like '/config/sites%' order by id desc limit 2`,
      [server.config.siteId],
    );
    expect(rows).toEqual([
      { action: 'POST /config/sites/:siteId/remove', target: `/config/sites/${id}/remove`, status: 303 },
      { action: 'POST /config/sites', target: '/config/sites', status: 200 },
    ]);
    const all = await server.db.query('select * from audit_entry where site_id = $1', [server.config.siteId]);
    expect(JSON.stringify(all.rows)).not.toContain(readToken(text));
  });

  it.each([
    ['id', 'A b'],
    ['hosts', 'https://a.example'],
    ['hosts', ''],
    ['folder', ''],
    ['folder', 'nowhere'],
    ['folder', '..'],
    ['folder', '../shop'],
    ['folder', '/etc'],
    ['folder', 'file'],
    ['locale', 'x'],
    ['currency', 'euro'],
    ['url', 'a.example'],
    ['name', 'x'.repeat(201)],
  ])('rejects %s "%s", and keeps the entered values', async (name, value) => {
    const { status, text } = await call('/config/sites', { ...FIELDS, id: `${ID}-wrong`, [name]: value });
    expect(status).toBe(422);
    expect(text).toContain(`href="#${name}"`);
    expect(text).toContain(`value="${name === 'folder' ? `${ID}-wrong` : 'shop'}"`);
    expect((await server.db.query('select 1 from site where id = $1', [`${ID}-wrong`])).rows).toEqual([]);
  });

  it('rejects an id or host of another site, and quotas that are not numbers', async () => {
    const other = await server.add([`taken-${HOST}`]);
    const id = other.site.id;
    expect((await call('/config/sites', { ...FIELDS, id })).text).toContain('There is a site');
    const ghost = `ghost-${tag}`;
    await server.add([`ghost-${HOST}`], { site: { ...other.site, id: ghost } });
    expect((await call('/config/sites', { ...FIELDS, id: ghost })).text).toContain('href="#id"');
    const taken = await call('/config/sites', { ...FIELDS, hosts: `taken-${HOST}` });
    expect([taken.status, taken.text]).toEqual([422, expect.stringContaining('Another site has the host')]);
    const own = await call('/config/sites', { ...FIELDS, id: server.config.siteId });
    expect(own.status).toBe(422);
    const wrong = await call(`/config/sites/${id}/quotas`, { submissions: 'many' });
    expect([wrong.status, wrong.text]).toEqual([422, expect.stringContaining(`href="#${id}-submissions"`)]);
    for (const path of ['quotas', 'payments', 'mail', 'remove'])
      expect((await call(`/config/sites/${server.config.siteId}/${path}`, {})).status).toBe(404);
  });

  it('exists on the site of the server only', async () => {
    const other = await server.add([`closed-${HOST}`]);
    const token = server.own.deps.hosting?.getToken(other) ?? '';
    const at = { host: `closed-${HOST}`, token };
    expect((await call('/config/', undefined, at)).status).toBe(200);
    expect((await call('/config/', undefined, at)).text).not.toContain('/config/sites');
    expect((await call('/config/')).text).toContain('/config/sites');
    for (const [path, fields] of [
      ['/config/sites', undefined],
      ['/config/sites', FIELDS],
      [`/config/sites/${other.site.id}/quotas`, {}],
      [`/config/sites/${other.site.id}/mail`, {}],
      [`/config/sites/${other.site.id}/payments`, { provider: 'test' }],
      [`/config/sites/${other.site.id}/remove`, { confirm: other.site.id }],
    ] as const)
      expect((await call(path, fields, at)).status, path).toBe(404);
    expect((await call('/config/sites', undefined, { host: OWN, token })).status).toBe(401);
  });

  it('reports that the server has no folder for sites, and adds none', async () => {
    const bare = await createTestServer();
    const sites = await openSites(bare.parts, bare.own);
    const request = (path: string, init: RequestInit) =>
      Promise.resolve(sites.fetch(new Request(`http://${OWN}${path}`, init), {}));
    const sent = headers(OWN, SERVER_TOKEN);
    expect(await (await request('/config/sites', { headers: sent })).text()).toContain('SITES_ROOT');
    expect((await request('/config/sites', createFormPost(FIELDS, sent))).status).toBe(422);
    await sites.stop();
    await bare.sites.stop();
  });
});
