/** The server application without I/O of its own. All dependencies are injected; tests call `app.request()`. */
import { Hono } from 'hono';
import { getSitePath } from '../core/call-path';
import { API_ROOT, calls, REST_ROOT } from '../core/calls';
import { isAdminArea } from '../core/routes';
import type { Ctx, Deps, Env } from './http/context';
import { toHttpError } from './http/errors';
import { crossOrigin, securityHeaders } from './http/headers';
import { logRequests } from './http/log';
import { mount } from './http/mount';
import { createOpenApi } from './http/openapi';
import type { Route } from './http/route';
import { serveFile, serveNotFoundPage } from './http/serve-file';
import { testResponses } from './http/test-responses';
import { renderOwnerSignIn } from './pages/owner-sign-in';
import { renderMessage, renderPage } from './pages/page';
import { serveContentPage } from './routes/content-pages';
import { createPaywall, type Paywall } from './routes/paywall';
import { allRoutes, components } from './routes/routes';

/** Version of the API description. */
const API_VERSION = '1.0.0';

/**
 * Creates the application: API calls under /api/, server-rendered pages, the files of the site, and the pages of its
 * collections where there are no files.
 */
export function createApp(deps: Deps): Hono<Env> {
  const app = new Hono<Env>();
  app.use(logRequests(deps), securityHeaders(deps), crossOrigin(deps));
  const routes = allRoutes(deps);
  const document = createOpenApi(routes, components, API_VERSION);
  const documentPath = getSitePath(calls.openApi);
  app.get(documentPath, (c) => {
    c.set('route', documentPath);
    return c.json(document);
  });
  if (deps.testAnswers) app.use(`${API_ROOT}*`, testResponses(deps));
  mount(app, [...routes, ...createRestRoutes(routes)], deps);
  app.all(`${API_ROOT}*`, (c) => c.json({ error: 'This call does not exist.' }, 404));
  const paywall = createPaywall(deps);
  app.on(['GET', 'OPTIONS'], '*', (c) => siteFile(c, deps, paywall));
  app.all('*', (c) =>
    c.json({ error: 'Allowed methods: GET, HEAD, OPTIONS.' }, 405, { Allow: 'GET, HEAD, OPTIONS' }),
  );
  app.onError((error, c) => errorAnswer(error, c, deps));
  return app;
}

/** Serves every call under the REST root as well (API-005); the API description lists it once. */
function createRestRoutes(routes: readonly Route[]): Route[] {
  return routes
    .filter(({ path }) => path.startsWith(API_ROOT))
    .map((route) => ({ ...route, path: route.path.replace(API_ROOT, REST_ROOT) }));
}

async function siteFile(c: Ctx, deps: Deps, paywall: Paywall): Promise<Response> {
  c.set('route', 'file');
  if (c.req.method === 'OPTIONS') return c.body(null, 204, { Allow: 'GET, HEAD, OPTIONS' });
  const file =
    (await paywall(c, async () => (await serveFile(c, deps.folders)) ?? serveContentPage(c, deps))) ??
    (await serveNotFoundPage(c, deps.folders));
  return file ?? renderPage(c, 404, notFound(deps));
}

/** Native form posts get an HTML page, scripts get JSON. */
function errorAnswer(error: unknown, c: Ctx, deps: Deps): Response | Promise<Response> {
  const { status, body, headers, message } = toHttpError(error);
  if (status >= 500) c.set('error', error);
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  if (status === 204) return c.body(null, 204);
  if (!(c.req.header('Accept') ?? '').includes('text/html')) return c.json(body, status as 400);
  if (status === 401 && isAdminArea(c.get('route'))) return renderOwnerSignIn(c, deps);
  const page = renderMessage('Something went wrong', message, '/', 'Back to the site');
  return renderPage(c, status as 404, {
    title: 'Something went wrong',
    locale: deps.site.locale,
    body: page,
  });
}

function notFound({ site }: Deps) {
  const body = renderMessage(
    'Page not found',
    'There is nothing at this address.',
    '/',
    `Back to ${site.name}`,
  );
  return { title: `Page not found – ${site.name}`, locale: site.locale, body };
}
