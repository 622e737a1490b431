/** Payments of a site besides the server's own one: its provider, with keys that only the secrets of the site open. */
import * as v from 'valibot';
import type { FieldErrors, Fields, Read } from './catalog-input';
import { seal, unseal } from './seal';
import type { Secrets } from './signing';

/** As it is stored. A provider that this version does not know takes no payments. */
export const PaymentsSchema = v.fallback(
  v.optional(
    v.variant('provider', [
      v.object({ provider: v.literal('test') }),
      v.object({ provider: v.literal('stripe'), sealed: v.string() }),
    ]),
  ),
  undefined,
);

export type StoredPayments = NonNullable<v.InferOutput<typeof PaymentsSchema>>;

export interface StripeKeys {
  key: string;
  /** Signing secrets of its webhook endpoint, newest first. */
  webhookSecrets: string[];
}

/** `sealed`: by a secret that the server no longer has, or copied from another site. */
export type SitePayments =
  | { provider: 'test' }
  | ({ provider: 'stripe' } & StripeKeys)
  | { provider: 'sealed' };

/** What a form or a command chooses. */
export type ChosenPayments = 'none' | 'test' | StripeKeys;

const KeysSchema = v.object({ key: v.string(), webhookSecrets: v.array(v.string()) });

const getSeal = (siteId: string) => ({ purpose: 'payments', bound: siteId });

/** @param secrets those of the site */
export function sealStripeKeys(
  secrets: Secrets,
  siteId: string,
  keys: StripeKeys,
  random: (bytes: number) => Uint8Array,
): StoredPayments {
  const { key, webhookSecrets } = keys;
  const text = JSON.stringify({ key, webhookSecrets });
  const sealed = seal(secrets, getSeal(siteId), Buffer.from(text), random);
  return { provider: 'stripe', sealed };
}

/** As it is stored; undefined: none. */
export function sealPayments(
  secrets: Secrets,
  siteId: string,
  chosen: ChosenPayments,
  random: (bytes: number) => Uint8Array,
): StoredPayments | undefined {
  if (typeof chosen === 'object') return sealStripeKeys(secrets, siteId, chosen, random);
  return chosen === 'test' ? { provider: chosen } : undefined;
}

/** @param secrets those of the site */
export function openPayments(secrets: Secrets, siteId: string, stored: StoredPayments): SitePayments {
  if (stored.provider === 'test') return stored;
  const bytes = unseal(secrets, getSeal(siteId), stored.sealed);
  if (!bytes) return { provider: 'sealed' };
  return { provider: 'stripe', ...v.parse(KeysSchema, JSON.parse(Buffer.from(bytes).toString('utf8'))) };
}

/** Sealed by the newest secret, if an older one did; undefined: nothing to do, or nothing that could be done. */
export function resealPayments(
  secrets: Secrets,
  siteId: string,
  stored: StoredPayments,
  random: (bytes: number) => Uint8Array,
): StoredPayments | undefined {
  if (openPayments([secrets[0]], siteId, stored).provider !== 'sealed') return undefined;
  const opened = openPayments(secrets, siteId, stored);
  return opened.provider === 'stripe' ? sealStripeKeys(secrets, siteId, opened, random) : undefined;
}

/** For the operator: of the key, only what tells it from others. */
export function formatPayments(payments: SitePayments | undefined): string {
  switch (payments?.provider) {
    case undefined:
      return 'No payments: its shop is closed';
    case 'test':
      return 'Test payments';
    case 'sealed':
      return 'Stripe, but its keys cannot be read with SITE_API_SECRET: its shop is closed until they are set again';
    case 'stripe': {
      const mode = /^[a-z]+_([a-z]+)_/.exec(payments.key)?.[1] ?? '';
      return `Stripe (${mode}), key …${payments.key.slice(-4)}`;
    }
  }
}

/** Fields of the form, and what is told of the keys to a command. */
export function readPaymentsForm(fields: Fields): Read<ChosenPayments> {
  const { provider = '', secretKey = '', webhookSecrets = '' } = fields;
  if (provider === 'none' || provider === 'test') return { value: provider };
  const secrets = webhookSecrets.split(/[\s,]+/).filter(Boolean);
  const key = secretKey.trim();
  const errors: FieldErrors = {};
  if (provider !== 'stripe') errors.provider = 'Choose stripe, test or none.';
  if (!/^[rs]k_(?:live|test)_\w{8,}$/.test(key))
    errors.secretKey = 'Enter a secret or restricted key of Stripe, which begins with sk_ or rk_.';
  if (secrets.length === 0 || !secrets.every((secret) => /^whsec_[\w+/=]{8,}$/.test(secret)))
    errors.webhookSecrets =
      'Enter the signing secret of the webhook endpoint of this site, which begins with whsec_.';
  return Object.keys(errors).length > 0 ? { errors } : { value: { key, webhookSecrets: secrets } };
}
