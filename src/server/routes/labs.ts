/** Routes for experimental features: one set for the site's developers, one for testers. */
import * as v from 'valibot';
import { CrumbFailureSchema, FailureSchema } from '../../core/wire/failure';
import { type Features, FeaturesSchema, LabsSchema } from '../../core/wire/labs';
import type { Queryable } from '../db/db';
import { fromCall } from '../http/call-route';
import {
  NOT_MODIFIED,
  PRECONDITION_FAILED,
  PRECONDITIONS,
  sendResource,
  sendStored,
} from '../http/conditional';
import type { Deps } from '../http/context';
import { type Route, route } from '../http/route';
import { type DocumentKind, putDocument, readDocument } from '../stores/site-documents';
import { saveResource } from './owner-edit';

type LabsCall = 'internalLabs' | 'circleLabs' | 'putInternalLabs' | 'putCircleLabs';

export function labsRoutes(deps: Deps): Route[] {
  return [
    readRoute(deps, 'internalLabs', 'labs-internal'),
    writeRoute(deps, 'putInternalLabs', 'labs-internal'),
    readRoute(deps, 'circleLabs', 'labs-circle'),
    writeRoute(deps, 'putCircleLabs', 'labs-circle'),
  ];
}

function readRoute({ db, site }: Deps, call: LabsCall, kind: DocumentKind): Route {
  return route(
    {
      ...fromCall(call),
      tag: 'labs',
      summary: 'Feature switches.',
      description: 'Pages can read them, so they must not contain secrets.',
      guard: 'open',
      limit: 'read',
      responses: { 200: { description: 'All features.', schema: LabsSchema }, 304: NOT_MODIFIED },
    },
    async ({ c }) => sendResource(c, await readFeatures(db, site.id, kind)),
  );
}

function writeRoute(deps: Deps, call: LabsCall, kind: DocumentKind): Route {
  return route(
    {
      ...fromCall(call),
      tag: 'labs',
      summary: 'Replaces all features.',
      guard: 'owner:site',
      limit: 'write',
      headers: PRECONDITIONS,
      bodies: { 'application/json': FeaturesSchema },
      responses: {
        200: { description: 'The stored features.', schema: LabsSchema },
        400: {
          description: 'The body or the crumb is invalid.',
          schema: v.union([CrumbFailureSchema, FailureSchema]),
        },
        401: { description: 'The token is missing or invalid.', schema: FailureSchema },
        412: PRECONDITION_FAILED,
      },
    },
    async ({ c, body }) => {
      const { id } = deps.site;
      const read = (db: Queryable) => readFeatures(db, id, kind);
      await saveResource(c, deps, { key: kind, read }, (db) => putDocument(db, id, kind, body));
      return sendStored(c, { features: body });
    },
  );
}

const readFeatures = async (db: Queryable, siteId: string, kind: DocumentKind) => ({
  features: (await readDocument<Features>(db, siteId, kind)) ?? {},
});
