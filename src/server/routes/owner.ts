/** Owner calls that define forms and read and export submissions. */

import { FailureSchema } from '../../core/wire/failure';
import { FormDefinitionSchema, FormSubmissionsSchema } from '../../core/wire/form';
import type { Queryable } from '../db/db';
import { FormSettingsSchema } from '../domain/form-settings';
import { fromCall } from '../http/call-route';
import { PRECONDITION_FAILED, PRECONDITIONS, sendStored } from '../http/conditional';
import type { Deps } from '../http/context';
import { HttpError } from '../http/errors';
import { type ResponseSpec, type Route, route } from '../http/route';
import { findOwnedForm, putDefinition, putSettings } from '../stores/forms';
import { listSubmissions } from '../stores/submission-list';
import { findFormOrThrow } from './form-service';
import { saveResource } from './owner-edit';
import { NO_TOKEN, ownerCall } from './owner-guard';

/** Submissions per page of the list. */
const PAGE_SIZE = 100;

const RESPONSES: Record<number, ResponseSpec> = {
  401: NO_TOKEN,
  404: { description: 'This form does not exist.', schema: FailureSchema },
};

export function ownerRoutes(deps: Deps): Route[] {
  return [submissionsRoute(deps), definitionRoute(deps), settingsRoute(deps)];
}

function submissionsRoute(deps: Deps): Route {
  return route(
    {
      ...ownerCall('CRM'),
      ...fromCall('submissions'),
      limit: 'read',
      summary: 'Submissions, newest first, including those held for review.',
      query: { before: 'The `next` of the page before.' },
      responses: {
        200: { description: 'Up to 100 submissions.', schema: FormSubmissionsSchema },
        401: RESPONSES[401]!,
      },
    },
    async ({ c, param, query }) => {
      const page = { before: query('before'), limit: PAGE_SIZE };
      return c.json(await listSubmissions(deps.db, deps.site.id, param('formId'), page));
    },
  );
}

function definitionRoute(deps: Deps): Route {
  return route(
    {
      ...ownerCall('settings'),
      ...fromCall('putForm'),
      limit: 'write',
      summary: 'Creates a form or replaces its definition. Settings and submissions are kept.',
      description: 'With `If-None-Match: *`, it is only created.',
      headers: PRECONDITIONS,
      bodies: { 'application/json': FormDefinitionSchema },
      responses: {
        200: { description: 'The definition.', schema: FormDefinitionSchema },
        400: { description: 'The body is invalid, or its id differs from the path.', schema: FailureSchema },
        401: RESPONSES[401]!,
        412: PRECONDITION_FAILED,
      },
    },
    async ({ c, param, body }) => {
      if (body.id !== param('formId')) throw new HttpError(400, 'id: must be the id in the path.');
      const { id } = deps.site;
      const read = async (db: Queryable) => (await findOwnedForm(db, id, body.id))?.definition;
      await saveResource(c, deps, { key: `definition ${body.id}`, read }, (db) =>
        putDefinition(db, id, body),
      );
      return sendStored(c, body);
    },
  );
}

function settingsRoute(deps: Deps): Route {
  return route(
    {
      ...ownerCall('settings'),
      ...fromCall('putFormSettings'),
      limit: 'write',
      summary:
        'Sets captcha, webhook, notifications, retention and rate limit of a form. Settings cannot be read back.',
      bodies: { 'application/json': FormSettingsSchema },
      responses: {
        204: { description: 'Set.' },
        400: { description: 'The body is invalid.', schema: FailureSchema },
        ...RESPONSES,
      },
    },
    async ({ c, param, body }) => {
      await findFormOrThrow(deps, param('formId'));
      await putSettings(deps.db, deps.site.id, param('formId'), body);
      return c.body(null, 204);
    },
  );
}
