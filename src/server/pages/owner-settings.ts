/** Owner page: payments and mail sender of a hosted site. */
import { html } from 'hono/html';
import { withVersion } from '../domain/form-version';
import { formatSender, toSenderFields } from '../domain/mail-sender';
import { formatPayments, type SitePayments, toPaymentFields } from '../domain/site-payments';
import type { HostedSite } from '../stores/hosted-sites';
import { type FormState, renderErrorSummary, renderTextField, renderVersion } from './owner-field';
import { renderPaymentFields, renderSenderFields } from './owner-setting-fields';
import type { Markup } from './page';

export const SETTINGS_PATH = '/config/site';

/** The forms of the page, named by the last segment of their path. */
export type SettingsForm = 'payments' | 'mail';

export interface SettingsState {
  /** The form that was rejected. */
  refused?: { form: SettingsForm; state: FormState } | undefined;
  isSaved?: boolean;
  sendsMails: boolean;
  /** What the field `current` asks for: the password of the account, or the owner token. */
  confirmation: 'password' | 'token';
}

export function renderSettingsPage(
  { hosted, payments }: { hosted: HostedSite; payments: SitePayments | undefined },
  { refused, isSaved, sendsMails, confirmation }: SettingsState,
): Markup {
  const { site, settings } = hosted;
  const stored = {
    payments: toPaymentFields(payments),
    mail: toSenderFields(settings.sender ?? {}),
  };
  const getState = (form: SettingsForm): FormState =>
    refused?.form === form
      ? refused.state
      : { values: withVersion(stored[form]), errors: {}, prefix: `${form}-` };
  return html`<h1>Payments and mail sender</h1>
    ${refused ? renderErrorSummary(refused.state) : ''}
    ${isSaved ? html`<p role="status">Saved.</p>` : ''}
    <p class="note">Host names, quotas and the mail server are set by the operator of the server.</p>
    <h2>Payments</h2>
    <p>${formatPayments(payments)}</p>
    <p class="note">Change the account only when no order is pending: payments and refunds of its orders need its key.</p>
    ${renderForm('payments', getState('payments'), confirmation, (state) => renderPaymentFields(state, settings.url))}
    <h2>Emails</h2>
    <p>${formatSender(settings.sender ?? {}, site.name)}</p>
    ${sendsMails ? '' : html`<p class="note">This server sends no emails; they can be read at <a href="/config/outbox">Emails and webhooks</a>.</p>`}
    ${renderForm('mail', getState('mail'), confirmation, (state) => renderSenderFields(state, 'Any other address must be at a host of this site.'))}`;
}

const CONFIRMATIONS = { password: 'Your current password', token: 'Owner token' };

/** Each form asks for the password, so that a session left open cannot change these settings. */
const renderForm = (
  form: SettingsForm,
  state: FormState,
  confirmation: SettingsState['confirmation'],
  renderFields: (state: FormState) => Markup,
): Markup =>
  html`<form method="post" action="${SETTINGS_PATH}/${form}">
      ${renderVersion(state)}${renderFields(state)}
      ${renderTextField({ ...state, values: {} }, 'current', CONFIRMATIONS[confirmation], { type: 'password', isRequired: true })}
      <p><button>Save<span class="off"> the ${form === 'mail' ? 'mail sender' : 'payments'}</span></button></p>
    </form>`;
