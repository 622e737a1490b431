import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findPageLocale } from '../http/request-language';
import { listMails } from '../stores/mail-log';
import { withLocale } from '../stores/sites';
import { createOwner } from '../testing/owner-client';
import { sharedApp } from '../testing/shared-app';
import { createShopper } from '../testing/shopper';

const test = sharedApp();

it('mails to the buyer are in the language of the order, those to the owner in the language of the site', async () => {
  const owner = createOwner(test);
  await owner.press('/config/shop', { minimum: '0', notify: 'o@site.example', timeZone: 'UTC' });
  const shopper = createShopper(test.app);
  await shopper.send('/cart?lang=de', { headers: { accept: 'text/html' } });
  const path = await shopper.pay(await shopper.buy('postcards'));
  await shopper.see(path);
  const id = /orders\/([^?]+)/.exec(path)?.[1];
  await owner.press(`/config/orders/${id}/refund`, { restock: 'yes', sure: 'yes' });
  await test.jobs.runDue();
  const mails = await listMails(test.db, test.siteId, 10);
  const lines = mails.map(({ to, subject }) => `${to}: ${subject.replace(/ [\dA-Z-]{6,}/, ' N')}`);
  expect(lines.toSorted()).toEqual([
    'ada@example.org: Erstattung Ihrer Bestellung N bei Northlight',
    'ada@example.org: Ihre Bestellung N bei Northlight',
    'o@site.example: New order N',
  ]);
  const received = mails.find(({ subject }) => subject.startsWith('Ihre'));
  expect(received?.text).toMatch(/^Vielen Dank, Ada Byron\. [\s\S]*\n\nGesamt: \d+,\d\d\s€\n/);
});

it('the language of a page is that of its file, or else that of the site', async () => {
  const root = await mkdtemp(join(tmpdir(), 'mail-language-'));
  try {
    await mkdir(join(root, 'notiz'));
    await writeFile(join(root, 'notiz/index.html'), '<!doctype html><html lang="de"><p>Hallo</p>');
    const folders = [{ prefix: '/', root, shared: false }];
    const site = withLocale(test.deps.site, 'fr');
    expect(await findPageLocale({ site, folders }, '/notiz/')).toBe('de');
    expect(await findPageLocale({ site, folders }, '/other/')).toBe('en-US');
  } finally {
    await rm(root, { recursive: true });
  }
});
