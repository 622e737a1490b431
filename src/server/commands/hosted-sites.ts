/** Adds, lists and removes the sites that a server answers for by host. */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Db, Queryable } from '../db/db';
import type { Secrets } from '../domain/signing';
import { deriveSiteOwnerToken } from '../domain/site-secrets';
import {
  addHostedSite,
  type HostedSite,
  listHostedSites,
  putQuotas,
  removeHostedSite,
} from '../stores/hosted-sites';
import { readUsages } from '../stores/quotas';
import { changeQuotas, formatQuotas } from './quota-arguments';
import type { SiteCommand } from './site-arguments';

/** Throws with a message for the operator. `secrets` are those of the server. */
export async function changeSites(
  db: Db,
  command: SiteCommand,
  secrets: Secrets,
  print: (line: string) => void,
): Promise<void> {
  const printToken = ({ site: { id }, salt }: HostedSite): void =>
    print(`Owner token of ${id}: ${deriveSiteOwnerToken(secrets, { id, salt })}`);
  if (command.action === 'add') {
    const added = createSite(command);
    await db.transaction((tx) => addHostedSite(tx, added));
    print(`Added ${command.id}: ${added.settings.url}/`);
    return printToken(added);
  }
  const sites = await listHostedSites(db);
  if (command.action === 'list') {
    if (sites.length === 0) print('There are no sites besides that of the server.');
    return printSites(db, sites, print);
  }
  const found = sites.find(({ site }) => site.id === command.id);
  if (!found) throw new Error(`There is no site "${command.id}" with a host.`);
  if (command.action === 'token') return printToken(found);
  if (command.action === 'quota') {
    const quotas = changeQuotas(found.settings.quotas ?? {}, command.change);
    await putQuotas(db, found.site.id, quotas);
    const usages = await readUsages(db, [found.site.id], Date.now());
    return print(formatQuotas(quotas, usages.get(found.site.id)) || `${found.site.id} has no quotas.`);
  }
  await db.transaction((tx) => removeHostedSite(tx, command.id));
  print(`Removed ${command.id} and all of its data.`);
}

async function printSites(
  db: Queryable,
  sites: readonly HostedSite[],
  print: (line: string) => void,
): Promise<void> {
  const limited = sites.filter(({ settings }) => settings.quotas).map(({ site }) => site.id);
  const usages = await readUsages(db, limited, Date.now());
  for (const { site, hosts, settings } of sites) {
    const quotas = formatQuotas(settings.quotas ?? {}, usages.get(site.id));
    print([site.id, hosts.join(' '), settings.root, ...(quotas ? [quotas] : [])].join('\t'));
  }
}

function createSite({
  id,
  hosts,
  name,
  locale,
  currency,
  root,
  url,
}: SiteCommand & { action: 'add' }): HostedSite {
  const folder = resolve(root);
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`);
  return {
    site: { id, name, locale, currency },
    settings: { root: folder, url },
    salt: randomBytes(16).toString('base64url'),
    hosts,
  };
}
