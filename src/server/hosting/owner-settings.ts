/** Settings of a hosted site that its owner can see and change. */
import type { Db } from '../db/db';
import type { Conflict } from '../domain/form-version';
import type { SenderSettings } from '../domain/mail-sender';
import type { Secrets } from '../domain/signing';
import { type ChosenPayments, openPayments, type SitePayments, sealPayments } from '../domain/site-payments';
import { changeSetting, findHostedSite, type HostedSite } from '../stores/hosted-sites';

export interface StoredSettings {
  hosted: HostedSite;
  payments: SitePayments | undefined;
}

type CheckSettings = (stored: StoredSettings) => Conflict | undefined;

export interface OwnerSettings {
  /** Reads the stored settings, since another server may have changed them. Undefined: the site was removed. */
  read(): Promise<StoredSettings | undefined>;
  /** @param check of what is stored; with a conflict, nothing is changed */
  setPayments(payments: ChosenPayments, check: CheckSettings): Promise<Conflict | undefined>;
  setSender(sender: SenderSettings, check: CheckSettings): Promise<Conflict | undefined>;
}

interface OwnerSettingsParts {
  /** Database of the site. */
  db: Db;
  siteId: string;
  /** Secrets of the site. */
  secrets: Secrets;
  random(bytes: number): Uint8Array;
  /** Called after a change to apply it. */
  refresh(): Promise<void>;
}

export function createOwnerSettings({
  db,
  siteId,
  secrets,
  random,
  refresh,
}: OwnerSettingsParts): OwnerSettings {
  const open = (hosted: HostedSite): StoredSettings => {
    const { payments } = hosted.settings;
    return { hosted, payments: payments && openPayments(secrets, siteId, payments) };
  };
  return {
    async read() {
      const hosted = await findHostedSite(db, siteId);
      return hosted && open(hosted);
    },
    async setPayments(payments, check) {
      const sealed = sealPayments(secrets, siteId, payments, random);
      const conflict = await changeSetting(db, siteId, 'payments', sealed, (stored) => check(open(stored)));
      await refresh();
      return conflict;
    },
    async setSender(sender, check) {
      const conflict = await changeSetting(db, siteId, 'sender', sender, (stored) => check(open(stored)));
      await refresh();
      return conflict;
    },
  };
}
