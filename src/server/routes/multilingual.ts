/** Routes for languages and translation of the site. */
import {
  type Languages,
  LanguagesSchema,
  MultilingualSettingsSchema,
  MultilingualStatusSchema,
  type TranslationConnection,
  TranslationConnectionSchema,
} from '../../core/wire/multilingual';
import type { Queryable } from '../db/db';
import { fromCall } from '../http/call-route';
import type { Deps } from '../http/context';
import { type Route, type RouteSpec, route } from '../http/route';
import { putDocument, readDocument, removeDocument } from '../stores/site-documents';
import { documentRoutes, REFUSALS } from './document-routes';

const READ = { tag: 'multilingual', guard: 'open', limit: 'read' } as const satisfies Partial<RouteSpec>;
const WRITE = {
  tag: 'multilingual',
  guard: 'owner:settings',
  limit: 'write',
} as const satisfies Partial<RouteSpec>;

export function multilingualRoutes(deps: Deps): Route[] {
  return [...readRoutes(deps), ...languagesRoutes(deps), ...connectionRoutes(deps)];
}

function readRoutes(deps: Deps): Route[] {
  return [
    route(
      {
        ...READ,
        ...fromCall('multilingualSettings'),
        summary: 'Whether the site is multilingual, and its languages.',
        responses: { 200: { description: 'The settings.', schema: MultilingualSettingsSchema } },
      },
      async ({ c }) => {
        const { languages } = await findLanguages(deps);
        const defaultLanguage = languages[0]?.code ?? deps.site.locale;
        return c.json({ enabled: languages.length > 1, defaultLanguage, languages });
      },
    ),
    route(
      {
        ...READ,
        ...fromCall('multilingualStatus'),
        summary: 'Whether a translation provider is connected.',
        responses: { 200: { description: 'The state.', schema: MultilingualStatusSchema } },
      },
      async ({ c }) => {
        const found = await readDocument<TranslationConnection>(deps.db, deps.site.id, 'translation');
        return c.json({ connected: found !== undefined, provider: found?.provider ?? null });
      },
    ),
  ];
}

const languagesRoutes = (deps: Deps): Route[] =>
  documentRoutes(deps, {
    kind: 'languages',
    tag: 'multilingual',
    schema: LanguagesSchema,
    bodySchema: LanguagesSchema,
    read: {
      call: 'languages',
      summary: 'The languages of the site, original language first.',
      result: 'The languages.',
    },
    write: {
      call: 'putLanguages',
      summary: 'Sets the languages of the site.',
      result: 'The stored languages.',
    },
    findResource: (db) => findLanguages({ db, site: deps.site }),
    toResource: (languages) => languages,
  });

function connectionRoutes(deps: Deps): Route[] {
  return [
    route(
      {
        ...WRITE,
        ...fromCall('connectTranslation'),
        summary: 'Stores the connected translation provider.',
        bodies: { 'application/json': TranslationConnectionSchema },
        responses: { 204: { description: 'Connected.' }, ...REFUSALS },
      },
      async ({ c, body }) => {
        await putDocument(deps.db, deps.site.id, 'translation', body);
        return c.body(null, 204);
      },
    ),
    route(
      {
        ...WRITE,
        ...fromCall('disconnectTranslation'),
        summary: 'Disconnects the translation provider, if any.',
        responses: { 204: { description: 'Disconnected.' }, ...REFUSALS },
      },
      async ({ c }) => {
        await removeDocument(deps.db, deps.site.id, 'translation');
        return c.body(null, 204);
      },
    ),
  ];
}

/** Default until languages are set: the site's own language. */
async function findLanguages({ db, site }: { db: Queryable; site: Deps['site'] }): Promise<Languages> {
  const stored = await readDocument<Languages>(db, site.id, 'languages');
  return stored ?? { languages: [{ code: site.locale }] };
}
