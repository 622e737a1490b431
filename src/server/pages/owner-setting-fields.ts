/** Form fields for the settings of a site, on the pages of its owner and of the server's operator. */
import { html } from 'hono/html';
import { getSitePath } from '../../core/call-path';
import { calls } from '../../core/calls';
import { type FormState, renderSelect, renderTextField } from './owner-field';
import type { Markup } from './page';

const PROVIDERS = [
  ['none', 'None: the shop is closed'],
  ['stripe', 'Stripe'],
  ['test', 'Test payments: no money moves'],
] as const;

/**
 * Keys are never shown again, not even those that were just refused.
 * @param url base URL of the site
 */
export function renderPaymentFields({ values, ...rest }: FormState, url: string): Markup {
  const state: FormState = { ...rest, values: { provider: values.provider ?? '' } };
  const isSecret = { type: 'password' } as const;
  return html`${renderSelect(state, 'provider', 'Provider', PROVIDERS)}
    ${renderTextField(state, 'secretKey', 'Stripe secret key', { ...isSecret, note: 'From the Stripe account of this site. Stored encrypted.' })}
    ${renderTextField(state, 'webhookSecrets', 'Webhook signing secret', { ...isSecret, note: `The endpoint URL is ${url}${getSitePath(calls.paymentWebhook, { provider: 'stripe' })}.` })}`;
}

/** @param rule which sender addresses are allowed */
export const renderSenderFields = (state: FormState, rule: string): Markup =>
  html`${renderTextField(state, 'senderName', 'Sender name', { note: 'Defaults to the name of the site.' })}
    ${renderTextField(state, 'senderAddress', 'Sender address', { note: `Defaults to the address of the server. ${rule}` })}
    ${renderTextField(state, 'replyTo', 'Reply-to address', { note: 'Defaults to the sender address.' })}`;
