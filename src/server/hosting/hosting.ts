/** The sites that a server serves by host in addition to its own, as the operator sees and changes them. */
import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from '../db/db';
import type { Conflict } from '../domain/form-version';
import type { SenderSettings } from '../domain/mail-sender';
import type { Quotas, Usage } from '../domain/quotas';
import type { Secrets } from '../domain/signing';
import {
  type ChosenPayments,
  openPayments,
  resealPayments,
  type SitePayments,
  sealPayments,
} from '../domain/site-payments';
import { deriveSiteOwnerToken, deriveSiteSecrets } from '../domain/site-secrets';
import {
  addHostedSite,
  type CheckSite,
  changeSetting,
  type HostedSite,
  listHostedSites,
  removeHostedSite,
  replacePayments,
} from '../stores/hosted-sites';
import { readUsages } from '../stores/quotas';
import type { Site } from '../stores/sites';

export interface NewSite extends Omit<Site, 'ownLocale'> {
  hosts: string[];
  /** Absolute path of the folder with its files. */
  root: string;
  url: string;
}

export interface Hosting {
  /** Sites in the order of their ids. */
  list(): Promise<HostedSite[]>;
  readUsages(sites: readonly HostedSite[]): Promise<Map<string, Usage>>;
  /** Returns the owner token. Throws `HostedSiteTaken`. */
  add(site: NewSite): Promise<{ hosted: HostedSite; token: string }>;
  getToken(hosted: HostedSite): string;
  setQuotas(id: string, quotas: Quotas, check?: CheckSite): Promise<Conflict | undefined>;
  /** Undefined closes the shop. */
  getPayments(hosted: HostedSite): SitePayments | undefined;
  setSender(id: string, sender: SenderSettings, check?: CheckSite): Promise<Conflict | undefined>;
  setPayments(hosted: HostedSite, payments: ChosenPayments, check?: CheckSite): Promise<Conflict | undefined>;
  /** Encrypts payment keys with the newest secret of the server, so that older secrets can be removed. */
  renewKeys(): Promise<void>;
  /** Removes a site with all of its data. Returns false if it does not exist. */
  remove(id: string): Promise<boolean>;
  /** Folder with the folders of sites; undefined: sites cannot be added on the owner page. */
  root: string | undefined;
  /** Path of a folder in `root`; undefined if it does not exist. */
  findFolder(name: string): string | undefined;
}

interface HostingParts {
  /** Database with all sites. */
  db: Db;
  /** Secrets of the server. */
  secrets: Secrets;
  root?: string | undefined;
  /** Called after a change to apply it. */
  refresh?(): Promise<void>;
}

export function createHosting({ db, secrets, root, refresh }: HostingParts): Hosting {
  const getToken = ({ site: { id }, salt }: HostedSite): string =>
    deriveSiteOwnerToken(secrets, { id, salt });
  const getSecrets = ({ site: { id }, salt }: HostedSite): Secrets =>
    deriveSiteSecrets(secrets, { id, salt });
  return {
    root,
    getToken,
    list: () => listHostedSites(db),
    readUsages: (sites) =>
      readUsages(
        db,
        sites.map(({ site }) => site.id),
        Date.now(),
      ),
    async add({ hosts, root: folder, url, ...site }) {
      const salt = randomBytes(16).toString('base64url');
      const hosted: HostedSite = { site, settings: { root: folder, url }, salt, hosts };
      await db.transaction((tx) => addHostedSite(tx, hosted));
      await refresh?.();
      return { hosted, token: getToken(hosted) };
    },
    async setQuotas(id, quotas, check) {
      const conflict = await changeSetting(db, id, 'quotas', quotas, check);
      await refresh?.();
      return conflict;
    },
    async setSender(id, sender, check) {
      const conflict = await changeSetting(db, id, 'sender', sender, check);
      await refresh?.();
      return conflict;
    },
    getPayments(hosted) {
      const { site, settings } = hosted;
      return settings.payments && openPayments(getSecrets(hosted), site.id, settings.payments);
    },
    async setPayments(hosted, payments, check) {
      const { id } = hosted.site;
      const sealed = sealPayments(getSecrets(hosted), id, payments, randomBytes);
      const conflict = await changeSetting(db, id, 'payments', sealed, check);
      await refresh?.();
      return conflict;
    },
    async renewKeys() {
      if (secrets.length === 1) return;
      for (const hosted of await listHostedSites(db)) {
        const { site, settings } = hosted;
        const { payments } = settings;
        const renewed = payments && resealPayments(getSecrets(hosted), site.id, payments, randomBytes);
        if (renewed) await replacePayments(db, site.id, payments, renewed);
      }
    },
    async remove(id) {
      const isRemoved = await db.transaction((tx) => removeHostedSite(tx, id));
      await refresh?.();
      return isRemoved;
    },
    // Only names are accepted, not paths: nothing outside of the folder can be served.
    findFolder(name) {
      if (!root || !/^\w[\w.-]*$/.test(name)) return undefined;
      const folder = join(root, name);
      return statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? folder : undefined;
    },
  };
}
