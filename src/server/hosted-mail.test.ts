import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readSenderForm } from './domain/mail-sender';
import type { HostedSite } from './stores/hosted-sites';
import { addJob } from './stores/jobs';
import { createTestServer, type TestServer } from './testing/hosted-sites';
import { type MailServer, startMailServer } from './testing/mail-server';
import { OPEN_MS } from './testing/test-app';

const tag = Math.random().toString(36).slice(2, 8);

let mails: MailServer;
let server: TestServer;
let count = 0;
beforeAll(async () => {
  mails = await startMailServer();
  const env = {
    SMTP_URL: mails.url,
    MAIL_FROM: 'Northlight <post@own.example>',
    SITE_URL: 'https://own.example',
  };
  server = await createTestServer(env);
}, OPEN_MS);
afterAll(async () => {
  await server.close();
  mails.close();
});
beforeEach(() => {
  mails.letters.length = 0;
});

/** The headers of a mail of the site, each in one line. */
async function send(site: string, headers: Record<string, string> = {}): Promise<string> {
  const id = crypto.randomUUID();
  const payload = { to: 'ada@example.org', subject: id, text: 'Hello', headers };
  const job = { id, kind: 'mail', subject: id, label: 'ada@example.org', payload } as const;
  await addJob(server.db, site, Date.now(), job);
  if (site === server.config.siteId) server.own.deps.jobs.notify();
  await server.sites.wake();
  const find = (): string | undefined => mails.letters.find((letter) => letter.includes(`Subject: ${id}\n`));
  await expect.poll(find, { timeout: 20_000 }).toMatch(/\n\nHello\n/);
  return find()?.split('\n\n')[0]?.replaceAll('\n ', ' ') ?? '';
}

const add = (name: string): Promise<HostedSite> => {
  const id = `mail-${tag}-${++count}`;
  return server.add([`${id}.example`], { site: { id, name, locale: 'en-US', currency: 'EUR' } });
};

it('mails of a site have its name and the address of the server, without a Reply-To address', async () => {
  const { site } = await add('Shop “Öl & more”');
  const sent = await send(site.id);
  expect(sent).toMatch(/^From: =\?UTF-8\?\S+ <post@own\.example>$/m);
  expect(sent).toMatch(/^Message-ID: <[\w-]+@own\.example>$/m);
  expect(sent).not.toMatch(/Northlight|^Reply-To:/m);
  expect(await send(server.config.siteId)).toMatch(/^From: Northlight <post@own\.example>$/m);
});

it('mails of a site have its own sender and Reply-To address if they are set; a mail may override the latter', async () => {
  const { site } = await add('Shop');
  const sender = { name: 'Byron, Ada', address: 'post@shop.example', replyTo: 'help@shop.example' };
  await server.own.deps.hosting?.setSender(site.id, sender);
  const sent = await send(site.id);
  expect(sent).toMatch(/^From: "Byron, Ada" <post@shop\.example>$/m);
  expect(sent).toMatch(/^Reply-To: help@shop\.example$/m);
  expect(sent).toMatch(/^Message-ID: <[\w-]+@shop\.example>$/m);
  const replied = await send(site.id, { 'Reply-To': 'ada@example.org' });
  expect(replied.match(/^Reply-To: .*$/gm)).toEqual(['Reply-To: ada@example.org']);
  await server.own.deps.hosting?.setSender(site.id, {});
  expect(await send(site.id)).toMatch(/^From: Shop <post@own\.example>$/m);
});

it('the name of a site cannot add a header or a second sender', async () => {
  const { site } = await add('Shop\r\nBcc: eve@evil.example, "x" <eve@evil.example>');
  const sent = await send(site.id);
  expect(sent.match(/^(?:Bcc|From): .*$/gm)).toHaveLength(1);
  expect(sent).toMatch(/^From: ".+" <post@own\.example>$/m);
});

it.each([
  ['senderName', 'Shop\r\nBcc: eve@evil.example'],
  ['senderName', 'Shop\u2028more'],
  ['senderName', 'x'.repeat(101)],
  ['senderAddress', 'post@shop.example\r\nBcc: eve@evil.example'],
  ['senderAddress', 'Shop <post@shop.example>'],
  ['senderAddress', 'post@shop.example, eve@evil.example'],
  ['replyTo', 'help@shop.example\nX-Header: 1'],
  ['replyTo', 'help'],
])('%s %j is rejected', (field, value) => {
  expect(Object.keys(readSenderForm({ [field]: value }).errors ?? {})).toEqual([field]);
});
