/** Form calls for scripts: key, definition, submission. */
import * as v from 'valibot';
import { formMessages } from '../../core/messages/form-messages';
import { UUID7_RANDOM_BYTES } from '../../core/uuid7';
import { CaptchaFailureSchema } from '../../core/wire/captcha';
import {
  FailureSchema,
  FieldFailuresSchema,
  type UnusedKeyFailure,
  UnusedKeyFailureSchema,
} from '../../core/wire/failure';
import {
  FormDefinitionSchema,
  FormSubmissionKeySchema,
  FormValuesSchema,
  SaveFormSubmissionResponseSchema,
  SaveFormSubmissionSchema,
} from '../../core/wire/form';
import { FORM_KEY_GRACE_S, type FormKey, issueFormKey, parseFormKey } from '../domain/form-key';
import { omitPasswords } from '../domain/form-passwords';
import { validateSubmission } from '../domain/form-values';
import { hashSubmission } from '../domain/submission';
import { FORM, FORM_BODY_LIMIT } from '../http/body';
import { fromCall } from '../http/call-route';
import { NOT_MODIFIED, sendResource } from '../http/conditional';
import type { Ctx, Deps } from '../http/context';
import { SERVER_PAGE_CSP } from '../http/csp';
import { HttpError } from '../http/errors';
import { parseJson } from '../http/json';
import { type ResponseSpec, type Route, route } from '../http/route';
import { renderFormElement } from '../pages/form-element';
import { findFormForKey } from '../stores/forms';
import { compareSaved } from '../stores/submissions';
import { acceptSubmission, findFormOrThrow } from './form-service';

const SAVE_RESPONSES: Record<number, ResponseSpec> = {
  200: { description: 'Stored.', schema: SaveFormSubmissionResponseSchema },
  400: {
    description:
      'Fields are invalid (`errors`), a captcha answer is required (`captcha`), or the request is invalid (`error`).',
    schema: v.union([FieldFailuresSchema, CaptchaFailureSchema, FailureSchema]),
  },
  401: {
    description:
      'The key was not issued by this server, or it expired unused (`keyUnused`: request another one for the same values).',
    schema: v.union([UnusedKeyFailureSchema, FailureSchema]),
  },
  404: { description: 'This form does not exist.', schema: FailureSchema },
  429: { description: 'Too many submissions; see `Retry-After`.', schema: FailureSchema },
  500: { description: 'Not stored, or unknown: retry with the same key.', schema: FailureSchema },
  503: { description: 'The captcha cannot be checked now; see `Retry-After`.', schema: FailureSchema },
};

export function formRoutes(deps: Deps): Route[] {
  return [keyRoute(deps), saveRoute(deps), definitionRoute(deps), printedRoute(deps)];
}

function keyRoute(deps: Deps): Route {
  return route(
    {
      ...fromCall('formKey'),
      tag: 'form',
      summary: 'Creates a key for one submission, valid for an hour. The body is empty.',
      guard: 'open',
      limit: 'formKey',
      responses: { 200: { description: 'The key.', schema: FormSubmissionKeySchema } },
    },
    ({ c }) => {
      const random = deps.random(UUID7_RANDOM_BYTES);
      return c.json({ key: issueFormKey(deps.secrets, deps.site.id, deps.clock(), random) });
    },
  );
}

function saveRoute(deps: Deps): Route {
  return route(
    {
      ...fromCall('saveForm'),
      tag: 'form',
      summary: 'Stores a submission exactly once.',
      description:
        'The same key with the same form and values returns the first response; with other values it is rejected. A 200 response means that the submission is on disk. No cookie is required, because the key is signed.',
      guard: 'open',
      limit: 'form',
      bodies: {
        'application/json': SaveFormSubmissionSchema,
        [FORM]: SaveFormSubmissionSchema,
      },
      bodyLimit: FORM_BODY_LIMIT,
      responses: SAVE_RESPONSES,
    },
    async ({ c, body }) => c.json({ submissionId: await save(c, deps, body) }),
  );
}

function definitionRoute(deps: Deps): Route {
  return route(
    {
      ...fromCall('form'),
      tag: 'form',
      summary: 'The public definition of a form: its fields and messages.',
      guard: 'open',
      limit: 'read',
      responses: {
        200: { description: 'The definition.', schema: FormDefinitionSchema },
        304: NOT_MODIFIED,
        404: { description: 'This form does not exist.', schema: FailureSchema },
      },
    },
    async ({ c, param }) => {
      const form = await findFormOrThrow(deps, param('formId'));
      return sendResource(c, form.definition);
    },
  );
}

function printedRoute(deps: Deps): Route {
  return route(
    {
      ...fromCall('formHtml'),
      tag: 'form',
      summary: 'The form as an HTML fragment for templates.',
      description:
        'A `<site-form>` with all controls in it: it works without script and is not fetched by the browser.',
      guard: 'open',
      limit: 'read',
      responses: {
        200: { description: 'An HTML fragment.' },
        404: { description: 'This form does not exist.', schema: FailureSchema },
      },
    },
    async ({ c, param }) => {
      const { definition } = await findFormOrThrow(deps, param('formId'));
      return c.html(renderFormElement(definition, deps.site.locale), 200, {
        'Content-Security-Policy': SERVER_PAGE_CSP,
      });
    },
  );
}

/** Validates and stores. The id of the submission is the id of its key. Throws the error response. */
async function save(
  c: Ctx,
  deps: Deps,
  body: v.InferOutput<typeof SaveFormSubmissionSchema>,
): Promise<string> {
  const key = parseFormKey(deps.secrets, deps.site.id, deps.clock(), body.key);
  if (!key) throw new HttpError(401, formMessages.unauthorized);
  const found = await findFormForKey(deps.db, deps.site.id, body.formId, key.id);
  if (!found) throw new HttpError(404, formMessages.notConfigured);
  const { form } = found;
  const sent = sentValues(body.form);
  const { values, errors } = validateSubmission(form.definition.fields, sent);
  const hash = hashSubmission(
    form.definition.id,
    omitPasswords(form.definition.fields, values),
    body.collectionId,
  );
  const before = found.saved && compareSaved(found.saved, hash);
  if (Object.keys(errors).length > 0) {
    // The rules may have changed since then; a stored submission is still confirmed.
    if (before === 'again') return key.id;
    throw new HttpError(400, formMessages.invalidFields, { errors });
  }
  if (key.expired) checkStored(key, before);
  const { captchaKey, elapsedMs } = body;
  const submission = {
    keyId: key.id,
    hash,
    values,
    sent,
    page: getPageFields(body),
    captchaKey,
    elapsedMs: elapsedMs === undefined ? undefined : Number(elapsedMs),
    native: false,
  };
  await acceptSubmission(c, deps, form, submission, before);
  return key.id;
}

/** Page and method of the submission, for the owner; not part of its identity. */
function getPageFields(body: v.InferOutput<typeof SaveFormSubmissionSchema>): Record<string, unknown> {
  const { collectionId, objectName, isOverlayForm, submitButtonText, pageUrl, pageTitle } = body;
  const overlay = String(isOverlayForm) === 'true';
  return { collectionId, objectName, isOverlayForm: overlay, submitButtonText, pageUrl, pageTitle };
}

function sentValues(text: string): v.InferOutput<typeof FormValuesSchema> {
  let sent: unknown;
  try {
    sent = parseJson(text);
  } catch {
    throw new HttpError(400, formMessages.unreadableFields);
  }
  const read = v.safeParse(FormValuesSchema, sent);
  if (!read.success || Array.isArray(sent)) throw new HttpError(400, formMessages.unreadableFields);
  return read.output;
}

/**
 * An expired key still returns what it stored, for retries after a lost response. Only after the grace period is the
 * client told that nothing is stored, because it then requests another key.
 */
function checkStored(key: FormKey, stored: 'again' | 'taken' | undefined): void {
  if (stored === 'again') return;
  if (stored === 'taken') throw new HttpError(400, formMessages.unusableAnswer);
  if (!key.settled)
    throw new HttpError(500, formMessages.failed, {}, { 'Retry-After': String(FORM_KEY_GRACE_S) });
  const unused: UnusedKeyFailure = { error: formMessages.unauthorized, keyUnused: true };
  throw new HttpError(401, unused.error, unused);
}
