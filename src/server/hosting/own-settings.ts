/** Settings of a site besides the server's own one that its owner sees and changes. */
import type { Db } from '../db/db';
import type { SenderSettings } from '../domain/mail-sender';
import type { Secrets } from '../domain/signing';
import { type ChosenPayments, openPayments, type SitePayments, sealPayments } from '../domain/site-payments';
import { findHostedSite, type HostedSite, putSetting } from '../stores/hosted-sites';

export interface OwnSettings {
  /** As they are stored: another server may have changed them. Undefined: the site was removed. */
  read(): Promise<{ hosted: HostedSite; payments: SitePayments | undefined } | undefined>;
  setPayments(payments: ChosenPayments): Promise<void>;
  setSender(sender: SenderSettings): Promise<void>;
}

interface OwnSettingsParts {
  /** Of the site. */
  db: Db;
  siteId: string;
  /** Of the site. */
  secrets: Secrets;
  random(bytes: number): Uint8Array;
  /** Called after a change, so that it has effect. */
  refresh(): Promise<void>;
}

export const createOwnSettings = ({
  db,
  siteId,
  secrets,
  random,
  refresh,
}: OwnSettingsParts): OwnSettings => ({
  async read() {
    const hosted = await findHostedSite(db, siteId);
    const stored = hosted?.settings.payments;
    return hosted && { hosted, payments: stored && openPayments(secrets, siteId, stored) };
  },
  async setPayments(payments) {
    await putSetting(db, siteId, 'payments', sealPayments(secrets, siteId, payments, random));
    await refresh();
  },
  async setSender(sender) {
    await putSetting(db, siteId, 'sender', sender);
    await refresh();
  },
});
