/** Fields of the settings of a site, for its owner and for whoever runs the server. */
import { html } from 'hono/html';
import { getSitePath } from '../../core/call-path';
import { calls } from '../../core/calls';
import { type FormState, renderSelect, renderTextField } from './owner-field';
import type { Markup } from './page';

const PROVIDERS = [
  ['none', 'None: its shop is closed'],
  ['stripe', 'Stripe'],
  ['test', 'Test payments: no money moves'],
] as const;

export const PAYMENT_FIELDS = ['provider', 'secretKey', 'webhookSecrets'] as const;

/**
 * Keys are never shown again, not even those that were just refused.
 * @param url base of the site
 */
export function renderPaymentFields({ values, ...rest }: FormState, url: string): Markup {
  const state: FormState = { ...rest, values: { provider: values.provider ?? '' } };
  const isSecret = { type: 'password' } as const;
  return html`${renderSelect(state, 'provider', 'Provider', PROVIDERS)}
    ${renderTextField(state, 'secretKey', 'Secret key of Stripe', { ...isSecret, note: 'Of the account of this site. It is stored encrypted.' })}
    ${renderTextField(state, 'webhookSecrets', 'Signing secret of the webhook endpoint', { ...isSecret, note: `The endpoint is ${url}${getSitePath(calls.paymentWebhook, { provider: 'stripe' })}.` })}`;
}

/** @param rule about other addresses than that of the server */
export const renderSenderFields = (state: FormState, rule: string): Markup =>
  html`${renderTextField(state, 'senderName', 'Name of the sender', { note: 'That of the site by default.' })}
    ${renderTextField(state, 'senderAddress', 'Address of the sender', { note: `That of the server by default. ${rule}` })}
    ${renderTextField(state, 'replyTo', 'Address for replies', { note: 'That of the sender by default.' })}`;
