/** A site on the owner's page of sites, with the forms that change it. */
import { html } from 'hono/html';
import type { Fields } from '../domain/catalog-input';
import { withVersion } from '../domain/form-version';
import { QUOTA_FIELDS, toQuotaFields } from '../domain/hosted-site-form';
import { formatSender, toSenderFields } from '../domain/mail-sender';
import { formatQuotas, QUOTA_NAMES, type Usage } from '../domain/quotas';
import { formatPayments, type SitePayments, toPaymentFields } from '../domain/site-payments';
import type { HostedSite } from '../stores/hosted-sites';
import { type FormState, renderTextField, renderVersion } from './owner-field';
import { renderPaymentFields, renderSenderFields } from './owner-setting-fields';
import type { Markup } from './page';

export const SITES_PATH = '/config/sites';

/** The forms of a site, by the end of their path. */
export type SiteFormName = 'quotas' | 'payments' | 'mail' | 'remove';

export interface ListedSite {
  hosted: HostedSite;
  usage: Usage | undefined;
  payments: SitePayments | undefined;
}

/** @param refused the rejected form */
export function renderSite(
  { hosted, usage, payments }: ListedSite,
  refused: { form: SiteFormName; state: FormState } | undefined,
): Markup {
  const { site, settings, hosts } = hosted;
  const { id, name } = site;
  const used = formatQuotas(settings.quotas ?? {}, usage);
  const getForm = (form: SiteFormName, stored: Fields): SiteFormState =>
    refused?.form === form
      ? { isOpen: true, state: refused.state }
      : { isOpen: false, state: { prefix: `${id}-`, errors: {}, values: withVersion(stored) } };
  return html`<section aria-labelledby="site-${id}"><h2 id="site-${id}">${name}</h2>
    <p>${id}: <a href="${settings.url}/">${hosts.join(', ')}</a></p>
    <p class="note">${used || 'No quotas'}</p>
    <p class="note">${formatPayments(payments)}</p>
    <p class="note">${formatSender(settings.sender ?? {}, name)}</p>
    ${renderQuotas(hosted, getForm('quotas', toQuotaFields(settings.quotas ?? {})))}
    ${renderPayments(hosted, getForm('payments', toPaymentFields(payments)))}
    ${renderSender(hosted, getForm('mail', toSenderFields(settings.sender ?? {})))}
    ${renderRemoval(hosted, getForm('remove', {}))}</section>`;
}
/** A form that was refused is open. */
interface SiteFormState {
  isOpen: boolean;
  state: FormState;
}

const renderRemoval = ({ site: { id, name } }: HostedSite, { isOpen, state }: SiteFormState): Markup =>
  html`<details class="sure" ${isOpen ? html`open` : ''}><summary>Remove<span class="off"> ${name}</span></summary>
      <form method="post" action="${SITES_PATH}/${id}/remove">
        ${renderTextField(state, 'confirm', `Enter ${id} to remove the site and all of its data`, { isRequired: true })}
        <p><button>Remove permanently</button></p>
      </form></details>`;

const renderQuotas = ({ site: { id, name } }: HostedSite, { isOpen, state }: SiteFormState): Markup =>
  html`<details ${isOpen ? html`open` : ''}><summary>Quotas<span class="off"> of ${name}</span></summary>
      <form method="post" action="${SITES_PATH}/${id}/quotas">
        ${renderVersion(state)}${QUOTA_NAMES.map((field) => renderTextField(state, field, QUOTA_FIELDS[field].label, { inputMode: 'numeric' }))}
        <p><span class="note">Leave a field empty for no limit.</span></p>
        <p><button>Save<span class="off"> the quotas of ${name}</span></button></p>
      </form></details>`;

const renderSender = ({ site: { id, name } }: HostedSite, { isOpen, state }: SiteFormState): Markup =>
  html`<details ${isOpen ? html`open` : ''}><summary>Emails<span class="off"> of ${name}</span></summary>
      <form method="post" action="${SITES_PATH}/${id}/mail">
        ${renderVersion(state)}${renderSenderFields(state, 'The mail server must be allowed to send from any other address.')}
        <p><button>Save<span class="off"> the sender of ${name}</span></button></p>
      </form></details>`;

const renderPayments = (
  { site: { id, name }, settings }: HostedSite,
  { isOpen, state }: SiteFormState,
): Markup =>
  html`<details ${isOpen ? html`open` : ''}><summary>Payments<span class="off"> of ${name}</span></summary>
      <form method="post" action="${SITES_PATH}/${id}/payments">
        ${renderVersion(state)}${renderPaymentFields(state, settings.url)}
        <p><button>Save<span class="off"> the payments of ${name}</span></button></p>
      </form></details>`;
