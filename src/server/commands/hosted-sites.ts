/** Adds, lists and removes sites of a server that serves several sites by host. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Db } from '../db/db';
import { formatSender } from '../domain/mail-sender';
import { formatQuotas } from '../domain/quotas';
import type { Secrets } from '../domain/signing';
import { formatPayments } from '../domain/site-payments';
import { createHosting, type Hosting } from '../hosting/hosting';
import type { HostedSite } from '../stores/hosted-sites';
import { type ReadKeys, readPayments } from './payment-keys';
import { changeQuotas } from './quota-arguments';
import { changeSender } from './sender-arguments';
import type { SiteCommand } from './site-arguments';

/** Throws with a message for the operator. `secrets` are the server's. */
export async function changeSites(
  db: Db,
  command: SiteCommand,
  secrets: Secrets,
  print: (line: string) => void,
  readKeys: ReadKeys,
): Promise<void> {
  const hosting = createHosting({ db, secrets });
  const printToken = (id: string, token: string): void => print(`Owner token of ${id}: ${token}`);
  if (command.action === 'add') {
    const { action: _, ...site } = command;
    const { hosted, token } = await hosting.add({ ...site, root: findFolder(command.root) });
    print(`Added ${command.id}: ${hosted.settings.url}/`);
    return printToken(command.id, token);
  }
  if (command.action === 'list') {
    const sites = await hosting.list();
    if (sites.length === 0) print('There are no sites besides the one of this server.');
    return printSites(hosting, sites, print);
  }
  const { id } = command;
  const found = await findSite(hosting, id);
  if (command.action === 'token') return printToken(id, hosting.getToken(found));
  if (command.action === 'quota') {
    const quotas = changeQuotas(found.settings.quotas ?? {}, command.change);
    await hosting.setQuotas(id, quotas);
    const usages = await hosting.readUsages([found]);
    return print(formatQuotas(quotas, usages.get(id)) || `${id} has no quotas.`);
  }
  if (command.action === 'mail') {
    const sender = changeSender(found.settings.sender ?? {}, command.change);
    await hosting.setSender(id, sender);
    return print(`${id}: ${formatSender(sender, found.site.name)}.`);
  }
  if (command.action === 'payments') {
    if (command.provider) await hosting.setPayments(found, await readPayments(command.provider, readKeys));
    const changed = await findSite(hosting, id);
    return print(`${id}: ${formatPayments(hosting.getPayments(changed))}.`);
  }
  await hosting.remove(id);
  print(`Removed ${id} and all of its data.`);
}

async function findSite(hosting: Hosting, id: string): Promise<HostedSite> {
  const found = (await hosting.list()).find(({ site }) => site.id === id);
  if (!found) throw new Error(`There is no site "${id}" with a host.`);
  return found;
}

async function printSites(
  hosting: Hosting,
  sites: readonly HostedSite[],
  print: (line: string) => void,
): Promise<void> {
  const usages = await hosting.readUsages(sites.filter(({ settings }) => settings.quotas));
  for (const { site, hosts, settings } of sites) {
    const quotas = formatQuotas(settings.quotas ?? {}, usages.get(site.id));
    print([site.id, hosts.join(' '), settings.root, ...(quotas ? [quotas] : [])].join('\t'));
  }
}

function findFolder(root: string): string {
  const folder = resolve(root);
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`);
  return folder;
}
