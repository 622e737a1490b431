/** Settings of a hosted site that its owner can see and change. */
import type { Db } from '../db/db';
import type { SenderSettings } from '../domain/mail-sender';
import type { Secrets } from '../domain/signing';
import { type ChosenPayments, openPayments, type SitePayments, sealPayments } from '../domain/site-payments';
import { findHostedSite, type HostedSite, putSetting } from '../stores/hosted-sites';

export interface OwnSettings {
  /** Reads the stored settings, since another server may have changed them. Undefined: the site was removed. */
  read(): Promise<{ hosted: HostedSite; payments: SitePayments | undefined } | undefined>;
  setPayments(payments: ChosenPayments): Promise<void>;
  setSender(sender: SenderSettings): Promise<void>;
}

interface OwnSettingsParts {
  /** Database of the site. */
  db: Db;
  siteId: string;
  /** Secrets of the site. */
  secrets: Secrets;
  random(bytes: number): Uint8Array;
  /** Called after a change to apply it. */
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
