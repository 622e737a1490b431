/** Mounts routes: limit, guard, body, schema, handler. */
import type { Hono } from 'hono';
import { getDotPath, safeParse } from 'valibot';
import { BODY_LIMIT, type BodyType, readBody } from './body';
import type { Ctx, Deps, Env } from './context';
import { HttpError } from './errors';
import { checkGuard } from './guards';
import { sanitizeText } from './json';
import { checkLimit } from './limits';
import type { HandlerContext, Route, Schema } from './route';

/** Mounts a table of routes. A known path with another method responds 405 with `Allow`. */
export function mount(app: Hono<Env>, routes: readonly Route[], deps: Deps): void {
  for (const route of routes) app.on(route.method, route.path, (c) => handleRequest(c, route, deps));
  for (const path of new Set(routes.map((route) => route.path))) {
    const allow = formatAllow(routes.filter((route) => route.path === path));
    app.all(path, (c) => {
      c.set('route', path);
      if (c.req.method === 'OPTIONS') return c.body(null, 204, { Allow: allow });
      return c.json({ error: `Allowed methods: ${allow}.` }, 405, { Allow: allow });
    });
  }
}

async function handleRequest(c: Ctx, route: Route, deps: Deps): Promise<Response> {
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
  return route.handle(call as HandlerContext<never>);
}

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
