/** Payment provider of a hosted site. Its keys are encrypted with secrets of the site. */
import * as v from 'valibot';
import type { FieldErrors, Fields, Read } from './catalog-input';
import { seal, unseal } from './seal';
import type { Secrets } from './signing';

/** Stored form. A provider unknown to this version counts as none. */
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
  /** Signing secrets of the webhook endpoint, newest first. */
  webhookSecrets: string[];
}

/** `sealed`: cannot be decrypted, because the secret was removed or the row copied from another site. */
export type SitePayments =
  | { provider: 'test' }
  | ({ provider: 'stripe' } & StripeKeys)
  | { provider: 'sealed' };

/** Choice made in a form or by a command. */
export type ChosenPayments = 'none' | 'test' | StripeKeys;

const KeysSchema = v.object({ key: v.string(), webhookSecrets: v.array(v.string()) });

const getSeal = (siteId: string) => ({ purpose: 'payments', bound: siteId });

/** @param secrets of the site, newest first */
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

/** @returns the stored form; undefined without payments */
export function sealPayments(
  secrets: Secrets,
  siteId: string,
  chosen: ChosenPayments,
  random: (bytes: number) => Uint8Array,
): StoredPayments | undefined {
  if (typeof chosen === 'object') return sealStripeKeys(secrets, siteId, chosen, random);
  return chosen === 'test' ? { provider: chosen } : undefined;
}

/** @param secrets of the site, newest first */
export function openPayments(secrets: Secrets, siteId: string, stored: StoredPayments): SitePayments {
  if (stored.provider === 'test') return stored;
  const bytes = unseal(secrets, getSeal(siteId), stored.sealed);
  if (!bytes) return { provider: 'sealed' };
  return { provider: 'stripe', ...v.parse(KeysSchema, JSON.parse(Buffer.from(bytes).toString('utf8'))) };
}

/**
 * Encrypts again with the newest secret.
 * @returns undefined if the newest secret was used already, or if no secret can decrypt
 */
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

/** One line for the operator. Shows only the last characters of a key. */
export function formatPayments(payments: SitePayments | undefined): string {
  switch (payments?.provider) {
    case undefined:
      return 'No payments: the shop is closed';
    case 'test':
      return 'Test payments';
    case 'sealed':
      return 'Stripe, but its keys cannot be decrypted with SITE_API_SECRET: the shop is closed until they are set again';
    case 'stripe': {
      const mode = /^[a-z]+_([a-z]+)_/.exec(payments.key)?.[1] ?? '';
      return `Stripe (${mode}), key …${payments.key.slice(-4)}`;
    }
  }
}

/** The values of the form for stored payments: of a key, only the end, which identifies it. */
export function toPaymentFields(payments: SitePayments | undefined): Fields {
  const keys = payments?.provider === 'stripe' ? payments : { key: '', webhookSecrets: [] };
  const hint = (key: string): string => key && `…${key.slice(-4)}`;
  return {
    provider: payments?.provider === 'sealed' ? 'stripe' : (payments?.provider ?? 'none'),
    secretKey: hint(keys.key),
    webhookSecrets: keys.webhookSecrets.map(hint).join(' '),
  };
}

/** Reads the fields of the form; commands use the same names. */
export function readPaymentsForm(fields: Fields): Read<ChosenPayments> {
  const { provider = '', secretKey = '', webhookSecrets = '' } = fields;
  if (provider === 'none' || provider === 'test') return { value: provider };
  const secrets = webhookSecrets.split(/[\s,]+/).filter(Boolean);
  const key = secretKey.trim();
  const errors: FieldErrors = {};
  if (provider !== 'stripe') errors.provider = 'Choose stripe, test or none.';
  if (!/^[rs]k_(?:live|test)_\w{8,}$/.test(key))
    errors.secretKey = 'Enter a secret or restricted Stripe key, which begins with sk_ or rk_.';
  if (secrets.length === 0 || !secrets.every((secret) => /^whsec_[\w+/=]{8,}$/.test(secret)))
    errors.webhookSecrets = 'Enter the signing secret of the webhook endpoint, which begins with whsec_.';
  return Object.keys(errors).length > 0 ? { errors } : { value: { key, webhookSecrets: secrets } };
}
