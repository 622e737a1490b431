/** Changes of a site on the owner's page of sites. */
import type { Fields, Read } from '../domain/catalog-input';
import { type Conflict, findConflict } from '../domain/form-version';
import { readQuotaForm, toQuotaFields } from '../domain/hosted-site-form';
import { readSenderForm, toSenderFields } from '../domain/mail-sender';
import { readPaymentsForm, toPaymentFields } from '../domain/site-payments';
import type { Hosting } from '../hosting/hosting';
import type { Ctx, Deps } from '../http/context';
import { HttpError } from '../http/errors';
import { type Route, route } from '../http/route';
import { SITES_PATH, type SiteFormName } from '../pages/owner-site-forms';
import type { HostedSite } from '../stores/hosted-sites';
import type { Entered } from './owner-edit';
import { CHANGED, NOT_FOUND, ownerSpecs, REFUSED, SAVED, SIGN_IN } from './owner-spec';

const { WRITE } = ownerSpecs('admin');

const RESPONSES = { 303: SAVED, 401: SIGN_IN, 404: NOT_FOUND, 409: CHANGED, 422: REFUSED };

/** Shows the page again, with its errors or what somebody else has changed. */
type Refuse = (c: Ctx, id: string, form: SiteFormName, entered: Entered) => Promise<Response>;

export function ownerSiteChangeRoutes(deps: Deps, refuse: Refuse): Route[] {
  /** A form about one site: its input is read, then saved. */
  const change = <T>(
    path: SiteFormName,
    summary: string,
    read: (fields: Fields, hosted: HostedSite) => Read<T>,
    save: (hosting: Hosting, hosted: HostedSite, value: T, fields: Fields) => Promise<Conflict | undefined>,
  ): Route =>
    route(
      { ...WRITE, path: `${SITES_PATH}/:siteId/${path}`, summary, responses: RESPONSES },
      async ({ c, param, body }) => {
        const id = param('siteId');
        const { hosting, hosted } = await findHosted(deps, id);
        const { value, errors } = read(body, hosted);
        if (errors) return refuse(c, id, path, { values: body, errors });
        const conflict = await save(hosting, hosted, value, body);
        return conflict ? refuse(c, id, path, conflict) : c.redirect(`${SITES_PATH}?saved`, 303);
      },
    );
  return [
    change(
      'quotas',
      'Owner: changes the quotas of a site of the server.',
      readQuotaForm,
      (hosting, { site }, quotas, fields) =>
        hosting.setQuotas(site.id, quotas, ({ settings }) =>
          findConflict(toQuotaFields(settings.quotas ?? {}), fields),
        ),
    ),
    change(
      'payments',
      'Owner: changes how the shop of a site of the server is paid.',
      readPaymentsForm,
      (hosting, hosted, payments, fields) =>
        hosting.setPayments(hosted, payments, (stored) =>
          findConflict(toPaymentFields(hosting.getPayments(stored)), fields),
        ),
    ),
    change(
      'mail',
      'Owner: changes the sender of the mails of a site of the server.',
      readSenderForm,
      (hosting, { site }, sender, fields) =>
        hosting.setSender(site.id, sender, ({ settings }) =>
          findConflict(toSenderFields(settings.sender ?? {}), fields),
        ),
    ),
    change(
      'remove',
      'Owner: removes a site of the server with all of its data. `confirm` is its id.',
      ({ confirm }, { site: { id } }) =>
        confirm?.trim() === id ? { value: id } : { errors: { confirm: `Enter ${id}.` } },
      async (hosting, _, id) => {
        await hosting.remove(id);
        return undefined;
      },
    ),
  ];
}

export function getHosting({ hosting }: Deps): Hosting {
  if (!hosting) throw new HttpError(404, 'Only the own site of a server has this page.');
  return hosting;
}

async function findHosted(deps: Deps, id: string): Promise<{ hosting: Hosting; hosted: HostedSite }> {
  const hosting = getHosting(deps);
  const hosted = (await hosting.list()).find(({ site }) => site.id === id);
  if (!hosted) throw new HttpError(404, 'There is no such site.');
  return { hosting, hosted };
}
