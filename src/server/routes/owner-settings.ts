/**
 * Owner page of the settings of a site besides the server's own one, which its owner may change. A change is confirmed by `current`,
 * the password of the account, or the owner token.
 */
import type { FieldErrors, Fields, Read } from '../domain/catalog-input';
import { type Conflict, findConflict } from '../domain/form-version';
import { readOwnSenderForm, toSenderFields } from '../domain/mail-sender';
import { readPaymentsForm, toPaymentFields } from '../domain/site-payments';
import type { OwnerSettings } from '../hosting/owner-settings';
import type { Ctx, Deps } from '../http/context';
import { HttpError } from '../http/errors';
import { type Route, route } from '../http/route';
import { renderOwnerPage } from '../pages/owner-page';
import {
  renderSettingsPage,
  SETTINGS_PATH,
  type SettingsForm,
  type SettingsState,
} from '../pages/owner-settings';
import type { HostedSite } from '../stores/hosted-sites';
import { getActor } from './owner-account-page';
import { isConfirmed } from './owner-confirm';
import { type Entered, getFormStatus } from './owner-edit';
import { CHANGED, NOT_FOUND, ownerSpecs, REFUSED, SAVED, SHOWN, SIGN_IN } from './owner-spec';

const { READ, WRITE } = ownerSpecs('payments');

export function ownerSettingsRoutes(deps: Deps): Route[] {
  /** A form of the page: confirmed and read, then saved. */
  const change = <T>(
    form: SettingsForm,
    summary: string,
    read: (fields: Fields, hosted: HostedSite) => Read<T>,
    save: (settings: OwnerSettings, value: T, fields: Fields) => Promise<Conflict | undefined>,
  ): Route =>
    route(
      {
        ...WRITE,
        path: `${SETTINGS_PATH}/${form}`,
        // A password can be guessed here, too.
        limit: 'signIn',
        summary,
        responses: { 303: SAVED, 401: SIGN_IN, 404: NOT_FOUND, 409: CHANGED, 422: REFUSED },
      },
      async ({ c, body }) => {
        const { settings, hosted } = await findSettings(deps);
        const { value, errors } = read(body, hosted);
        const problems: FieldErrors = { ...errors, ...(await findConfirmationProblem(c, deps, body)) };
        const refuse = (entered: Entered) =>
          showSettings(c, deps, {
            refused: { form, state: { errors: {}, ...entered, prefix: `${form}-` } },
          });
        if (value === undefined || Object.keys(problems).length > 0)
          return refuse({ values: body, errors: problems });
        const conflict = await save(settings, value, body);
        return conflict ? refuse(conflict) : c.redirect(`${SETTINGS_PATH}?saved`, 303);
      },
    );
  return [
    route(
      {
        ...READ,
        path: SETTINGS_PATH,
        summary: 'Owner page: payments and mail sender of the site.',
        query: { saved: 'Says that a change was saved.' },
        responses: { 200: SHOWN, 401: SIGN_IN, 404: NOT_FOUND },
      },
      ({ c, query }) => showSettings(c, deps, { isSaved: query('saved') !== undefined }),
    ),
    change(
      'payments',
      'Owner: changes how the shop of the site is paid.',
      readPaymentsForm,
      (settings, chosen, fields) =>
        settings.setPayments(chosen, ({ payments }) => findConflict(toPaymentFields(payments), fields)),
    ),
    change(
      'mail',
      'Owner: changes the sender of the mails of the site.',
      (fields, { hosts, settings }) => readOwnSenderForm(fields, hosts, settings.sender),
      (settings, sender, fields) =>
        settings.setSender(sender, ({ hosted }) =>
          findConflict(toSenderFields(hosted.settings.sender ?? {}), fields),
        ),
    ),
  ];
}

async function findConfirmationProblem(c: Ctx, deps: Deps, { current = '' }: Fields): Promise<FieldErrors> {
  if (await isConfirmed(c, deps, current)) return {};
  return {
    current: getActor(c).accountId ? 'The current password is wrong.' : 'This is not the owner token.',
  };
}

async function findSettings({ ownerSettings }: Deps) {
  const found = await ownerSettings?.read();
  if (!ownerSettings || !found)
    throw new HttpError(404, 'The settings of this site are those of the server.');
  return { settings: ownerSettings, ...found };
}

async function showSettings(
  c: Ctx,
  deps: Deps,
  state: Pick<SettingsState, 'refused' | 'isSaved'>,
): Promise<Response> {
  const found = await findSettings(deps);
  const confirmation = getActor(c).accountId ? 'password' : 'token';
  const body = renderSettingsPage(found, { ...state, confirmation, sendsMails: deps.sendsMails });
  const page = { title: 'Payments and sender', section: SETTINGS_PATH, body } as const;
  return renderOwnerPage(c, deps, page, getFormStatus(state.refused?.state));
}
