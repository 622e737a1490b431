/** The server application without I/O of its own. All dependencies are injected; tests call `app.request()`. */
import { Hono } from 'hono';
import { getSitePath } from '../core/call-path';
import { API_ROOT, calls, REST_ROOT } from '../core/calls';
import { isAdminArea } from '../core/routes';
import { acceptsHtml } from './http/client';
import type { Ctx, Deps, Env } from './http/context';
import { toHttpError } from './http/errors';
import { crossOrigin, securityHeaders } from './http/headers';
import { logRequests } from './http/log';
import { mount } from './http/mount';
import { createOpenApi } from './http/openapi';
import { countRequests } from './http/quotas';
import { findRequestLocale } from './http/request-language';
import type { Route } from './http/route';
import { createRouteTable } from './http/route-table';
import { serveFile, serveNotFoundPage } from './http/serve-file';
import { testResponses } from './http/test-responses';
import { getText, translateSentence } from './languages/texts';
import { createNotFoundPage } from './pages/not-found-page';
import { renderOwnerSignIn } from './pages/owner-sign-in';
import { renderMessage, renderPage } from './pages/page';
import { serveContentPage } from './routes/content-pages';
import { createPaywall, type Paywall } from './routes/paywall';
import { allRoutes, components } from './routes/routes';
import { createSearchIndex } from './routes/search-index';

/** Version of the API description. */
const API_VERSION = '1.0.0';

/** The API description, which is the same for all sites and takes a while to create. */
let description: string | undefined;

/**
 * Creates the application: API calls under /api/, server-rendered pages, the files of the site, and the pages of its
 * collections where there are no files.
 */
export function createApp(deps: Deps): Hono<Env> {
  const app = new Hono<Env>();
  app.use(logRequests(deps), securityHeaders(deps), crossOrigin(deps));
  if (deps.quotas?.requests) app.use(countRequests(deps.quotas.requests));
  const refreshSearch = createSearchIndex(deps);
  const table = createRouteTable(deps, (inLanguage) => withRestPaths(allRoutes(inLanguage, refreshSearch)));
  description ??= createDescription(allRoutes(deps, refreshSearch));
  const document = description;
  const documentPath = getSitePath(calls.openApi);
  app.get(documentPath, (c) => {
    c.set('route', documentPath);
    return c.body(document, 200, { 'Content-Type': 'application/json' });
  });
  if (deps.testAnswers) app.use(`${API_ROOT}*`, testResponses(deps));
  mount(app, table, deps);
  app.all(`${API_ROOT}*`, (c) => c.json({ error: 'This call does not exist.' }, 404));
  const paywall = createPaywall(deps);
  app.on(['GET', 'OPTIONS'], '*', (c) => siteFile(c, deps, paywall));
  app.all('*', (c) =>
    c.json({ error: 'Allowed methods: GET, HEAD, OPTIONS.' }, 405, { Allow: 'GET, HEAD, OPTIONS' }),
  );
  app.onError((error, c) => errorAnswer(error, c, deps));
  return app;
}

const createDescription = (routes: readonly Route[]): string =>
  JSON.stringify(createOpenApi(routes, components, API_VERSION));

/** Serves every call under the REST root as well (API-005); the API description lists it once. */
function withRestPaths(routes: readonly Route[]): Route[] {
  const calls = routes.filter(({ path }) => path.startsWith(API_ROOT));
  return [...routes, ...calls.map((route) => ({ ...route, path: route.path.replace(API_ROOT, REST_ROOT) }))];
}

async function siteFile(c: Ctx, deps: Deps, paywall: Paywall): Promise<Response> {
  c.set('route', 'file');
  if (c.req.method === 'OPTIONS') return c.body(null, 204, { Allow: 'GET, HEAD, OPTIONS' });
  const file =
    (await paywall(c, async () => (await serveFile(c, deps.folders)) ?? serveContentPage(c, deps))) ??
    (await serveNotFoundPage(c, deps.folders));
  if (file) return file;
  const locale = acceptsHtml(c) ? await findRequestLocale(c, deps) : deps.site.locale;
  return renderPage(c, 404, createNotFoundPage({ ...deps.site, locale }));
}

/** Native form posts get an HTML page, scripts get JSON. */
async function errorAnswer(error: unknown, c: Ctx, deps: Deps): Promise<Response> {
  const { status, body: data, headers, message } = toHttpError(error);
  if (status >= 500) c.set('error', error);
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  if (status === 204) return c.body(null, 204);
  if (!acceptsHtml(c)) return c.json(data, status as 400);
  if (status === 401 && isAdminArea(c.get('route'))) return renderOwnerSignIn(c, deps);
  if (status === 403 && c.get('actor')) return renderNotAllowed(c, message);
  const locale = await findRequestLocale(c, deps);
  const text = getText(locale);
  const title = text('common.somethingWrong');
  const body = renderMessage(title, translateSentence(locale, message), '/', text('page.backToSite'));
  return renderPage(c, status as 404, { title, locale, body });
}

/** The role of the account does not allow it. The owner's area is not translated. */
function renderNotAllowed(c: Ctx, message: string): Response | Promise<Response> {
  const title = 'Not allowed';
  const body = renderMessage(title, message, '/config/', 'Back to the owner’s area');
  return renderPage(c, 403, { title, locale: 'en', body });
}
