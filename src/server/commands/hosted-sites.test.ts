import { tmpdir } from 'node:os';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../db/db';
import { createTestSiteId, OPEN_MS, openTestDatabase, TEST_SECRET } from '../testing/test-app';
import { changeSites } from './hosted-sites';
import { createReadKeys } from './payment-keys';
import { readSiteCommand, SITE_USAGE } from './site-arguments';

const id = createTestSiteId();
const host = `${id}.example`;
const ADD = ['add', id, '--host', host, '--root', tmpdir()];

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
}, OPEN_MS);
afterAll(() => db.close());

let keys = '';
beforeEach(() => {
  keys = '';
});

async function run(...args: string[]): Promise<string> {
  const lines: string[] = [];
  await changeSites(
    db,
    readSiteCommand(args),
    [TEST_SECRET],
    (line) => lines.push(line),
    async () => keys,
  );
  return lines.join('\n');
}

it('a site is added, listed and removed', async () => {
  const added = await run(...ADD, '--host', 'WWW.Bücher.example', '--host', host);
  const token = /^Owner token of \S+: ([\w-]{43})$/m.exec(added)?.[1];
  expect(added).toContain(`Added ${id}: https://${host}/`);
  expect(token && (await run('token', id))).toContain(token);
  expect(await run('list')).toContain(`${id}\t${host} www.xn--bcher-kva.example\t${tmpdir()}`);
  await expect(run(...ADD)).rejects.toThrow(`There is a site "${id}".`);
  await expect(run('add', `${id}-2`, '--host', host, '--root', '.')).rejects.toThrow(
    `Another site has the host ${host}.`,
  );
  expect((await db.query('select id from site where id = $1', [`${id}-2`])).rows).toEqual([]);
  expect(await run('remove', id, '--yes')).toBe(`Removed ${id} and all of its data.`);
  expect(await run('list')).not.toContain(id);
  await expect(run('remove', id, '--yes')).rejects.toThrow(`There is no site "${id}" with a host.`);
});

it('quotas are set, listed with their usage, and removed', async () => {
  const site = `${id}-quota`;
  await run('add', site, '--host', `quota.${host}`, '--root', tmpdir());
  try {
    expect(await run('quota', site)).toBe(`${site} has no quotas.`);
    const limits = ['--submissions', '3', '--file-megabytes', '5', '--requests-per-second', '50'];
    const shown = '0 of 3 submissions, 0 of 5 MB of files, 50 requests per second';
    expect(await run('quota', site, ...limits)).toBe(shown);
    expect(await run('quota', site)).toBe(shown);
    const file = 'insert into product_file (site_id, product_id, name, type, bytes, changed_at)';
    await db.query(`${file} values ($1, 'a', '', '', decode(repeat('00', 1260000), 'hex'), now())`, [site]);
    await run('quota', site, '--submissions', 'none', '--events-per-day', '10');
    const line = '1.3 of 5 MB of files, 0 of 10 events today, 50 requests per second';
    expect(await run('list')).toContain(`${site}\tquota.${host}\t${tmpdir()}\t${line}`);
    await expect(run('quota', 'unknown')).rejects.toThrow('There is no site "unknown" with a host.');
  } finally {
    await run('remove', site, '--yes');
  }
});

it('payment keys are read from the input, and only their last characters are shown', async () => {
  const site = `${id}-pay`;
  await run('add', site, '--host', `pay.${host}`, '--root', tmpdir());
  try {
    const closed = `${site}: No payments: the shop is closed.`;
    expect(await run('payments', site)).toBe(closed);
    keys = 'sk_live_0123456789abcdef\nwhsec_new00000, whsec_old00000\n';
    const shown = `${site}: Stripe (live), key …cdef.`;
    expect(await run('payments', site, '--provider', 'stripe')).toBe(shown);
    expect(await run('payments', site)).toBe(shown);
    keys = 'pk_live_0123456789abcdef';
    const wrong = run('payments', site, '--provider', 'stripe');
    await expect(wrong).rejects.toThrow(/begins with sk_ or rk_.*begins with whsec_/s);
    await expect(wrong).rejects.not.toThrow('0123456789');
    expect(await run('payments', site)).toBe(shown);
    expect(await run('payments', site, '--provider', 'test')).toBe(`${site}: Test payments.`);
    expect(await run('payments', site, '--provider', 'none')).toBe(closed);
  } finally {
    await run('remove', site, '--yes');
  }
});

it('the mail sender is set field by field, and reset', async () => {
  const site = `${id}-mail`;
  await run('add', site, '--host', `mail.${host}`, '--root', tmpdir(), '--name', 'Shop');
  try {
    const usual = `${site}: Mails from Shop <the address of MAIL_FROM>.`;
    expect(await run('mail', site)).toBe(usual);
    await run('mail', site, '--sender-name', 'Ada', '--reply-to', 'help@shop.example');
    const shown = `${site}: Mails from Ada <post@shop.example>, replies to help@shop.example.`;
    expect(await run('mail', site, '--sender-address', 'post@shop.example')).toBe(shown);
    await expect(run('mail', site, '--reply-to', 'a@b.example\nBcc: c@d.example')).rejects.toThrow(
      '--reply-to "',
    );
    expect(await run('mail', site)).toBe(shown);
    await run('mail', site, '--sender-name', 'none', '--sender-address', 'none');
    expect(await run('mail', site, '--reply-to', 'none')).toBe(usual);
  } finally {
    await run('remove', site, '--yes');
  }
});

it('keys are read from the variable, or else from the standard input', async () => {
  const input = () => Readable.from(['sk_', 'input']);
  expect(await createReadKeys('sk_variable', input())()).toBe('sk_variable');
  expect(await createReadKeys(undefined, input())()).toBe('sk_input');
  const terminal = Object.assign(input(), { isTTY: true });
  await expect(createReadKeys('', terminal)()).rejects.toThrow('Set SITE_PAYMENT_KEYS');
});

describe('arguments', () => {
  it.each([
    [[]],
    [['add', 'a']],
    [['add', 'a', '--host', 'a.example']],
    [['remove', 'a']],
    [['list', 'a']],
    [['drop', 'a']],
    [['list', '--all']],
    [['payments']],
    [['payments', 'a', 'sk_live_0123456789abcdef']],
    [['payments', 'a', '--key', 'sk_live_0123456789abcdef']],
  ])('that are invalid throw an error with the usage: %j', (args) =>
    expect(() => readSiteCommand(args)).toThrow(SITE_USAGE),
  );

  it.each([
    ['--host', 'a.example:80', 'a.example:80": Enter 1 to 20 hosts'],
    ['--host', 'https://a.example', 'https://a.example": Enter 1 to 20 hosts'],
    ['--host', 'a.example/b', 'a.example/b": Enter 1 to 20 hosts'],
    ['--locale', 'x', '--locale "x": Enter a language tag'],
    ['--currency', 'euro', '--currency "euro": Enter a code'],
    ['--url', 'a.example', '--url "a.example": Enter an address'],
  ])('%s %s is rejected', (name, value, message) => {
    expect(() => readSiteCommand([...ADD, name, value])).toThrow(message);
  });

  it('must name a known provider', () => {
    const args = ['payments', id, '--provider', 'paypal'];
    expect(() => readSiteCommand(args)).toThrow('--provider "paypal" is not stripe, test or none.');
  });

  it.each([['-1'], ['1.5'], ['many'], ['']])('"%s" is not a valid quota', (wrong) => {
    expect(() => readSiteCommand(['quota', id, `--submissions=${wrong}`])).toThrow('is not a whole number');
  });

  it.each([['A'], ['a b'], ['a-'], ['../a'], ['a.b'], ['a'.repeat(64)]])(
    '"%s" is not a valid id',
    (wrong) => {
      expect(() => readSiteCommand(['add', wrong, '--host', host, '--root', '.'])).toThrow(
        `<id> "${wrong}": Enter up to 63 letters`,
      );
    },
  );
});
