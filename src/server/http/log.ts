/** Log of requests and jobs. It contains route patterns only, never paths, queries, bodies, addresses or cookies. */
import type { MiddlewareHandler } from 'hono';
import { readRequestContext, readTraceparent, runInContext } from '../context/request-context';
import type { Span } from '../context/tracer';
import { sqlState } from '../db/db';
import type { JobLogEntry } from '../jobs/worker';
import type { Ctx, Deps, Env, LogEntry } from './context';

/** A log entry. Job entries have the id of the request that added the job. `site` is the id of the site. */
export type AnyLogEntry = (LogEntry | JobLogEntry) & { site?: string };

/** Gives each request a span, and an id for response, log and jobs; logs the request when it is finished. */
export function logRequests(deps: Deps): MiddlewareHandler<Env> {
  return async (c, next) => {
    const start = performance.now();
    const span = startSpan(c, deps);
    const read = readRequestContext(
      (name) => c.req.header(name),
      () => Buffer.from(deps.random(9)).toString('base64url'),
    );
    const context = span ? { ...read, traceId: span.traceId } : read;
    c.set('id', context.id);
    c.set('route', '-');
    await runInContext(span ? { ...context, span } : context, next);
    c.res.headers.set('X-Request-Id', context.id);
    const entry: LogEntry = {
      ...context,
      method: c.req.method,
      route: c.get('route'),
      status: c.res.status,
      ms: Math.round(performance.now() - start),
    };
    span?.end({
      name: `${entry.method} ${entry.route}`,
      attributes: { 'http.route': entry.route, 'http.response.status_code': entry.status },
      isError: entry.status >= 500,
    });
    const error = c.get('error');
    deps.log(error === undefined ? entry : { ...entry, error });
  };
}

function startSpan(c: Ctx, { tracer }: Deps): Span | undefined {
  const { method } = c.req;
  const parent = readTraceparent(c.req.header('traceparent'));
  const attributes = { 'http.request.method': method };
  return tracer?.startSpan({ name: method, kind: 'server', parent, attributes });
}

/** One line of text per call; files served successfully are omitted. */
export function createTextLog(write: (line: string) => void): (entry: AnyLogEntry) => void {
  return (entry) => {
    if ('route' in entry && entry.route === 'file' && entry.status < 500) return;
    const what =
      'route' in entry
        ? `${entry.method} ${entry.route} ${entry.status}`
        : `job ${entry.kind} ${entry.outcome}`;
    write(`${what} ${entry.ms}ms ${entry.id}`);
    if (entry.error !== undefined) write(formatError(entry.error, true));
  };
}

/** One line of JSON per call, job, or error of a background task. */
export function createJsonLog(
  write: (line: string) => void,
  clock: () => number = Date.now,
): (entry: AnyLogEntry | { error: unknown }) => void {
  return ({ error, ...entry }) => {
    const time = new Date(clock()).toISOString();
    const level = error === undefined ? 'info' : 'error';
    const message = error === undefined ? {} : { error: formatError(error, false) };
    write(JSON.stringify({ time, level, ...entry, ...message }));
  };
}

/** Logs server errors only. */
export function createErrorLog(write: (line: string) => void): (entry: { error?: unknown }) => void {
  return ({ error }) => {
    if (error !== undefined) write(formatError(error, true));
  };
}

/**
 * Error objects are never logged: database errors contain parameter values. Messages of data errors (SQLSTATE class 22)
 * quote values as well, so they are omitted.
 */
function formatError(error: unknown, withStack: boolean): string {
  if (!(error instanceof Error)) return 'A value that is not an Error was thrown.';
  const state = sqlState(error);
  const message = state.startsWith('22') ? 'a value did not fit' : error.message;
  const text = `${error.name}: ${message}${state && ` (SQLSTATE ${state})`}`;
  const calls = withStack ? (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)) : [];
  return [text, ...calls].join('\n');
}
