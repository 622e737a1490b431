/** Native form posts: form submission without script, answered with a page. */
import * as v from 'valibot';
import { getSitePath } from '../../core/call-path';
import { calls } from '../../core/calls';
import { fieldMessages } from '../../core/messages/form-messages';
import { UUID7_RANDOM_BYTES } from '../../core/uuid7';
import { FailureSchema } from '../../core/wire/failure';
import { type FormDefinition, HONEYPOT_FIELD } from '../../core/wire/form';
import { issueFormKey, parseFormKey } from '../domain/form-key';
import { omitPasswords } from '../domain/form-passwords';
import { parseNativeValues, validateSubmission } from '../domain/form-values';
import { toSameOriginPath } from '../domain/origin';
import { getNativeSubmissionIds, hashSubmission } from '../domain/submission';
import { FORM, FORM_BODY_LIMIT } from '../http/body';
import { fromCall } from '../http/call-route';
import { getClientAddress, getHost } from '../http/client';
import type { Ctx, Deps } from '../http/context';
import { type Route, route } from '../http/route';
import { getText, translateGroup } from '../languages/texts';
import { renderFormPage } from '../pages/form-page';
import { renderMessage, renderPage } from '../pages/page';
import { findSavedOutcome } from '../stores/submissions';
import { acceptSubmission, findFormOrThrow, lacksCaptcha } from './form-service';

/** Name and value pairs, in order. */
type Fields = readonly [string, string][];

const FieldsSchema = v.record(v.string(), v.string());

export function formPostRoutes(deps: Deps): Route[] {
  return [postRoute(deps), resultRoute(deps)];
}

function postRoute(deps: Deps): Route {
  return route(
    {
      ...fromCall('postForm'),
      tag: 'form',
      summary: 'A native form post, for pages without script.',
      description: `Control names are field ids. Optional controls: \`key\` (a submission key), \`returnTo\` (a path of this site to return to), \`${HONEYPOT_FIELD}\` (filled in by bots only). Without a key, equal values from the same sender within ten minutes are stored once.`,
      guard: 'open',
      limit: 'form',
      bodies: { [FORM]: FieldsSchema, 'multipart/form-data': FieldsSchema },
      bodyLimit: FORM_BODY_LIMIT,
      responses: {
        303: {
          description:
            'Stored. Redirects to the success page of the form or of this server; always to the latter when a required captcha is missing, because it announces the review.',
        },
        404: { description: 'This form does not exist.', schema: FailureSchema },
        422: { description: 'A page with the errors and the completed form.' },
      },
    },
    ({ c, param, fields }) => handlePost(c, deps, param('formId'), fields),
  );
}

function resultRoute(deps: Deps): Route {
  return route(
    {
      ...fromCall('formResult'),
      tag: 'form',
      summary: 'Confirmation page after a native post.',
      guard: 'open',
      limit: 'read',
      query: {
        returnTo: 'Path on this site to return to.',
        unproven: '`yes`: the submission is held for review.',
      },
      responses: {
        200: { description: 'A page.' },
        404: { description: 'This form does not exist.', schema: FailureSchema },
      },
    },
    async ({ c, param, query }) => {
      const { definition: form } = await findFormOrThrow(deps, param('formId'));
      const back = toSameOriginPath(query('returnTo'), getHost(c, deps.trustProxy)) ?? '/';
      const isHeld = query('unproven') === 'yes';
      // Redirects to the form's success page unless there is a message to show first.
      const { locale } = deps.site;
      const text = getText(locale);
      const [href, label] =
        isHeld && form.successRedirect
          ? [form.successRedirect, text('site-form.continue')]
          : [back, text('page.backToSite')];
      const body = renderMessage(form.name, isHeld ? text('form.held') : form.submissionMessage, href, label);
      return renderPage(c, 200, { title: form.name, locale, body });
    },
  );
}

/** A submission with a filled honeypot gets the success page; it is held for review. */
async function handlePost(c: Ctx, deps: Deps, formId: string, fields: Fields): Promise<Response> {
  const owned = await findFormOrThrow(deps, formId);
  const form = owned.definition;
  const returnTo = toSameOriginPath(
    getValue(fields, 'returnTo') || c.req.header('Referer'),
    getHost(c, deps.trustProxy),
  );
  const { locale } = deps.site;
  const { values, errors } = validateSubmission(
    form.fields,
    parseNativeValues(form.fields, fields),
    translateGroup(locale, 'site-form', fieldMessages),
  );
  if (Object.keys(errors).length > 0) {
    const key = issueFormKey(deps.secrets, deps.site.id, deps.clock(), deps.random(UUID7_RANDOM_BYTES));
    const body = renderFormPage({ form, action: c.req.path, key, values, errors, returnTo, locale });
    return renderPage(c, 422, { title: getText(locale)('page.error', { title: form.name }), locale, body });
  }
  const hash = hashSubmission(form.id, omitPasswords(form.fields, values));
  const captchaKey = getValue(fields, 'captchaKey') || undefined;
  const keyId = await getSubmissionId(c, deps, getValue(fields, 'key'), hash);
  const submission = {
    keyId,
    hash,
    values,
    sent: { ...values, [HONEYPOT_FIELD]: getValue(fields, HONEYPOT_FIELD) },
    page: { submitButtonText: form.submitButtonText, pageUrl: returnTo, native: true },
    captchaKey,
    native: true,
  };
  await acceptSubmission(
    c,
    deps,
    owned,
    submission,
    await findSavedOutcome(deps.db, deps.site.id, keyId, hash),
  );
  return c.redirect(getSuccessUrl(form, returnTo, lacksCaptcha(owned, { native: true, captchaKey })), 303);
}

/**
 * The id of the key, even of an expired one that stored these values (a page submitted again after an hour); without a
 * valid key, an id for the same values from the same sender within a short time.
 */
async function getSubmissionId(c: Ctx, deps: Deps, key: string, hash: string): Promise<string> {
  const known = parseFormKey(deps.secrets, deps.site.id, deps.clock(), key);
  if (known && (!known.expired || (await isStored(deps, known.id, hash)))) return known.id;
  const sender = {
    address: getClientAddress(c, deps.trustProxy),
    userAgent: c.req.header('User-Agent') ?? '',
  };
  const [now, before] = getNativeSubmissionIds(deps.secrets[0], hash, sender, deps.clock());
  return (await isStored(deps, before, hash)) ? before : now;
}

async function isStored(deps: Deps, keyId: string, hash: string): Promise<boolean> {
  return (await findSavedOutcome(deps.db, deps.site.id, keyId, hash)) === 'again';
}

function getSuccessUrl(form: FormDefinition, returnTo: string | undefined, unproven: boolean): string {
  if (form.successRedirect && !unproven) return form.successRedirect;
  const query = new URLSearchParams({ ...(returnTo && { returnTo }), ...(unproven && { unproven: 'yes' }) });
  const search = query.size > 0 ? `?${query}` : '';
  return `${getSitePath(calls.formResult, { formId: form.id })}${search}`;
}

function getValue(fields: Fields, name: string): string {
  return fields.find(([key]) => key === name)?.[1] ?? '';
}
