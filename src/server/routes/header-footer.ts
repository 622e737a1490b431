/** Routes for header and footer settings. */
import * as v from 'valibot';
import { CrumbFailureSchema, FailureSchema } from '../../core/wire/failure';
import {
  type HeaderFooter,
  HeaderFooterResponseSchema,
  HeaderFooterSchema,
} from '../../core/wire/header-footer';
import { fromCall } from '../http/call-route';
import type { Deps } from '../http/context';
import { type Route, route } from '../http/route';
import { putDocument, readDocument } from '../stores/site-documents';

/** Defaults until the owner changes them. */
const NOTHING: HeaderFooter = { header: {}, footer: {} };

export function headerFooterRoutes({ db, site }: Deps): Route[] {
  return [
    route(
      {
        ...fromCall('headerFooter'),
        tag: 'site',
        summary: 'The header and the footer of the site.',
        guard: 'open',
        limit: 'read',
        responses: { 200: { description: 'Both.', schema: HeaderFooterResponseSchema } },
      },
      async ({ c }) =>
        c.json({ data: (await readDocument<HeaderFooter>(db, site.id, 'header-footer')) ?? NOTHING }),
    ),
    route(
      {
        ...fromCall('putHeaderFooter'),
        tag: 'site',
        summary: 'Sets header and footer to any JSON. Clients must sanitize HTML in it before display.',
        guard: 'owner:site',
        limit: 'write',
        bodies: { 'application/json': HeaderFooterSchema },
        responses: {
          200: { description: 'The stored header and footer.', schema: HeaderFooterResponseSchema },
          400: {
            description: 'The body or the crumb is invalid.',
            schema: v.union([CrumbFailureSchema, FailureSchema]),
          },
          401: { description: 'The token is missing or invalid.', schema: FailureSchema },
          413: { description: 'More than 64 KiB.', schema: FailureSchema },
        },
      },
      async ({ c, body }) => {
        await putDocument(db, site.id, 'header-footer', body);
        return c.json({ data: body });
      },
    ),
  ];
}
