/** Routes for header and footer settings. */
import {
  type HeaderFooter,
  HeaderFooterResponseSchema,
  HeaderFooterSchema,
} from '../../core/wire/header-footer';
import type { Deps } from '../http/context';
import type { Route } from '../http/route';
import { readDocument } from '../stores/site-documents';
import { documentRoutes } from './document-routes';

/** Defaults until the owner changes them. */
const NOTHING: HeaderFooter = { header: {}, footer: {} };

export const headerFooterRoutes = (deps: Deps): Route[] =>
  documentRoutes(deps, {
    kind: 'header-footer',
    tag: 'site',
    schema: HeaderFooterResponseSchema,
    bodySchema: HeaderFooterSchema,
    read: { call: 'headerFooter', summary: 'The header and the footer of the site.', result: 'Both.' },
    write: {
      call: 'putHeaderFooter',
      summary: 'Sets header and footer to any JSON. Clients must sanitize HTML in it before display.',
      result: 'The stored header and footer.',
    },
    findResource: async (db) => ({
      data: (await readDocument<HeaderFooter>(db, deps.site.id, 'header-footer')) ?? NOTHING,
    }),
    toResource: (data) => ({ data }),
  });
