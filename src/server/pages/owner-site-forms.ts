/** A site on the owner's page of sites, with the forms that change it. */
import { html } from 'hono/html';
import type { Fields } from '../domain/catalog-input';
import { QUOTA_FIELDS } from '../domain/hosted-site-form';
import { formatSender, SENDER_FIELDS, toSenderFields } from '../domain/mail-sender';
import { formatQuotas, QUOTA_NAMES, type Quotas, type Usage } from '../domain/quotas';
import { formatPayments, type SitePayments } from '../domain/site-payments';
import type { HostedSite } from '../stores/hosted-sites';
import { type FormState, renderTextField } from './owner-field';
import { PAYMENT_FIELDS, renderPaymentFields, renderSenderFields } from './owner-setting-fields';
import type { Markup } from './page';

export const SITES_PATH = '/config/sites';

export interface ListedSite {
  hosted: HostedSite;
  usage: Usage | undefined;
  payments: SitePayments | undefined;
}

/** @param refused the rejected form */
export function renderSite({ hosted, usage, payments }: ListedSite, refused: FormState | undefined): Markup {
  const { site, settings, hosts } = hosted;
  const { id, name } = site;
  const used = formatQuotas(settings.quotas ?? {}, usage);
  const state: FormState = {
    prefix: `${id}-`,
    errors: refused?.errors ?? {},
    values: { ...getValues(hosted), ...refused?.values },
  };
  return html`<section aria-labelledby="site-${id}"><h2 id="site-${id}">${name}</h2>
    <p>${id}: <a href="${settings.url}/">${hosts.join(', ')}</a></p>
    <p class="note">${used || 'No quotas'}</p>
    <p class="note">${formatPayments(payments)}</p>
    <p class="note">${formatSender(settings.sender ?? {}, name)}</p>
    ${renderQuotas(hosted, state)}
    ${renderPayments(hosted, state)}
    ${renderSender(hosted, state)}
    <details class="sure" ${isOpen(state, ['confirm'])}><summary>Remove<span class="off"> ${name}</span></summary>
      <form method="post" action="${SITES_PATH}/${id}/remove">
        ${renderTextField(state, 'confirm', `Enter ${id} to remove the site and all of its data`, { isRequired: true })}
        <p><button>Remove for good</button></p>
      </form></details></section>`;
}

/** A form with an error is open. */
const isOpen = ({ errors }: FormState, names: readonly string[]): Markup | '' =>
  names.some((name) => errors[name]) ? html`open` : '';

const getValues = ({ settings: { quotas, payments, sender } }: HostedSite): Fields => ({
  ...toFields(quotas ?? {}),
  provider: payments?.provider ?? 'none',
  ...toSenderFields(sender ?? {}),
});

/** The values in the format of the form. */
const toFields = (quotas: Quotas): Record<string, string> =>
  Object.fromEntries(
    QUOTA_NAMES.map((name) => [
      name,
      quotas[name] === undefined ? '' : String(quotas[name] / QUOTA_FIELDS[name].factor),
    ]),
  );

const renderQuotas = ({ site: { id, name } }: HostedSite, state: FormState): Markup =>
  html`<details ${isOpen(state, QUOTA_NAMES)}><summary>Quotas<span class="off"> of ${name}</span></summary>
      <form method="post" action="${SITES_PATH}/${id}/quotas">
        ${QUOTA_NAMES.map((field) => renderTextField(state, field, QUOTA_FIELDS[field].label, { inputMode: 'numeric' }))}
        <p><span class="note">Leave a field empty for no limit.</span></p>
        <p><button>Save<span class="off"> the quotas of ${name}</span></button></p>
      </form></details>`;

const renderSender = ({ site: { id, name } }: HostedSite, state: FormState): Markup =>
  html`<details ${isOpen(state, Object.keys(SENDER_FIELDS))}><summary>Mails<span class="off"> of ${name}</span></summary>
      <form method="post" action="${SITES_PATH}/${id}/mail">
        ${renderSenderFields(state, 'The mail server must be allowed to send from any other address.')}
        <p><button>Save<span class="off"> the sender of ${name}</span></button></p>
      </form></details>`;

const renderPayments = ({ site: { id, name }, settings }: HostedSite, state: FormState): Markup =>
  html`<details ${isOpen(state, PAYMENT_FIELDS)}><summary>Payments<span class="off"> of ${name}</span></summary>
      <form method="post" action="${SITES_PATH}/${id}/payments">
        ${renderPaymentFields(state, settings.url)}
        <p><button>Save<span class="off"> the payments of ${name}</span></button></p>
      </form></details>`;
