/** Routes for experimental features: one set for the site's developers, one for testers. */
import type { CallName } from '../../core/calls';
import { type Features, FeaturesSchema, LabsSchema } from '../../core/wire/labs';
import type { Deps } from '../http/context';
import type { Route } from '../http/route';
import { type DocumentKind, readDocument } from '../stores/site-documents';
import { documentRoutes } from './document-routes';

export const labsRoutes = (deps: Deps): Route[] => [
  ...createRoutes(deps, 'labs-internal', 'internalLabs', 'putInternalLabs'),
  ...createRoutes(deps, 'labs-circle', 'circleLabs', 'putCircleLabs'),
];

const createRoutes = (deps: Deps, kind: DocumentKind, readCall: CallName, writeCall: CallName): Route[] =>
  documentRoutes(deps, {
    kind,
    tag: 'labs',
    schema: LabsSchema,
    bodySchema: FeaturesSchema,
    read: {
      call: readCall,
      summary: 'Feature switches.',
      description: 'Pages can read them, so they must not contain secrets.',
      result: 'All features.',
    },
    write: { call: writeCall, summary: 'Replaces all features.', result: 'The stored features.' },
    findResource: async (db) => ({
      features: (await readDocument<Features>(db, deps.site.id, kind)) ?? {},
    }),
    toResource: (features) => ({ features }),
  });
