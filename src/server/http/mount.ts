/** Mounts routes: limit, guard, body, schema, language, handler. */
import type { Hono } from 'hono';
import { getDotPath, safeParse } from 'valibot';
import { QuotaExceeded } from '../domain/quotas';
import { isAudited, runAudited } from './audit';
import { BODY_LIMIT, type BodyType, readBody } from './body';
import { acceptsHtml } from './client';
import type { Ctx, Deps, Env } from './context';
import { HttpError } from './errors';
import { checkGuard, getArea } from './guards';
import { sanitizeText } from './json';
import { checkLimit, createDropped } from './limits';
import { findRequestLocale, LANGUAGE_PARAMETER } from './request-language';
import type { HandlerContext, Route, Schema } from './route';

/** Creates the routes of a locale. */
export type RouteTable = (locale: string) => readonly Route[];

/** Mounts a table of routes. A known path with another method responds 405 with `Allow`. */
export function mount(app: Hono<Env>, table: RouteTable, deps: Deps): void {
  const routes = table(deps.site.locale);
  for (const [index, route] of routes.entries())
    app.on(route.method, route.path, (c) => handleRequest(c, route, deps, (locale) => table(locale)[index]!));
  for (const path of new Set(routes.map((route) => route.path))) {
    const allow = formatAllow(routes.filter((route) => route.path === path));
    app.all(path, (c) => {
      c.set('route', path);
      if (c.req.method === 'OPTIONS') return c.body(null, 204, { Allow: allow });
      return c.json({ error: `Allowed methods: ${allow}.` }, 405, { Allow: allow });
    });
  }
}

async function handleRequest(
  c: Ctx,
  route: Route,
  deps: Deps,
  inLanguage: (locale: string) => Route,
): Promise<Response> {
  c.set('route', route.path);
  checkLimit(c, deps, route.limit);
  await checkGuard(c, deps, route.guard);
  const read = await readRequestBody(c, route);
  const call: HandlerContext<unknown> = {
    c,
    param: (name) => sanitizeText(c.req.param(name) ?? ''),
    query: (name) => sanitizeOptional(c.req.query(name)),
    ...read,
  };
  const locale = isLocalized(c, route) ? await findRequestLocale(c, deps, read.fields) : deps.site.locale;
  const handle = async (): Promise<Response> => {
    try {
      return await inLanguage(locale).handle(call as HandlerContext<never>);
    } catch (error) {
      throw route.limit === 'beacon' && error instanceof QuotaExceeded ? createDropped() : error;
    }
  };
  return isAudited(route) ? runAudited(c, deps, route, handle) : handle();
}

/** Whether visitors read the response: a page, or the outcome of an action. Data are the same in all languages. */
const isLocalized = (c: Ctx, { guard, limit }: Route): boolean =>
  getArea(guard) === undefined &&
  limit !== 'beacon' &&
  limit !== 'telemetry' &&
  (c.req.method === 'POST' || c.req.query(LANGUAGE_PARAMETER) !== undefined || acceptsHtml(c));

function sanitizeOptional(text: string | undefined): string | undefined {
  return text === undefined ? undefined : sanitizeText(text);
}

async function readRequestBody(
  c: Ctx,
  { bodies, bodyLimit, replacesNul = false }: Route,
): Promise<Pick<HandlerContext, 'type' | 'body' | 'fields'>> {
  if (!bodies) return { type: undefined, body: undefined, fields: [] };
  const read = await readBody(
    c.req.raw,
    Object.keys(bodies) as BodyType[],
    bodyLimit ?? BODY_LIMIT,
    replacesNul,
  );
  return {
    type: read.type,
    body: parseOrThrow(bodies[read.type] as Schema, read.value),
    fields: read.fields,
  };
}

function parseOrThrow(schema: Schema, value: unknown): unknown {
  const result = safeParse(schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new HttpError(400, `${getDotPath(issue) ?? 'The body'}: ${issue.message}.`);
}

function formatAllow(routes: readonly Route[]): string {
  const methods = routes.map((route) => route.method);
  return [...new Set([...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'])].join(', ');
}
