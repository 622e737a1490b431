/** Routes for header and footer settings. */
import * as v from 'valibot';
import { CrumbFailureSchema, FailureSchema } from '../../core/wire/failure';
import {
  type HeaderFooter,
  HeaderFooterResponseSchema,
  HeaderFooterSchema,
} from '../../core/wire/header-footer';
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
import { putDocument, readDocument } from '../stores/site-documents';
import { saveResource } from './owner-edit';

/** Defaults until the owner changes them. */
const NOTHING: HeaderFooter = { header: {}, footer: {} };

export function headerFooterRoutes(deps: Deps): Route[] {
  const { site } = deps;
  const read = async (db: Queryable) => ({
    data: (await readDocument<HeaderFooter>(db, site.id, 'header-footer')) ?? NOTHING,
  });
  return [
    route(
      {
        ...fromCall('headerFooter'),
        tag: 'site',
        summary: 'The header and the footer of the site.',
        guard: 'open',
        limit: 'read',
        responses: { 200: { description: 'Both.', schema: HeaderFooterResponseSchema }, 304: NOT_MODIFIED },
      },
      async ({ c }) => sendResource(c, await read(deps.db)),
    ),
    route(
      {
        ...fromCall('putHeaderFooter'),
        tag: 'site',
        summary: 'Sets header and footer to any JSON. Clients must sanitize HTML in it before display.',
        guard: 'owner:site',
        limit: 'write',
        headers: PRECONDITIONS,
        bodies: { 'application/json': HeaderFooterSchema },
        responses: {
          200: { description: 'The stored header and footer.', schema: HeaderFooterResponseSchema },
          400: {
            description: 'The body or the crumb is invalid.',
            schema: v.union([CrumbFailureSchema, FailureSchema]),
          },
          401: { description: 'The token is missing or invalid.', schema: FailureSchema },
          412: PRECONDITION_FAILED,
          413: { description: 'More than 64 KiB.', schema: FailureSchema },
        },
      },
      async ({ c, body }) => {
        await saveResource(c, deps, { key: 'header-footer', read }, (db) =>
          putDocument(db, site.id, 'header-footer', body),
        );
        return sendStored(c, { data: body });
      },
    ),
  ];
}
