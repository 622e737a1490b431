/** Request log. It contains route patterns only, never paths, queries, bodies, addresses or cookies. */
import type { MiddlewareHandler } from 'hono';
import { sqlState } from '../db/db';
import type { Deps, Env, LogEntry } from './context';

/** Assigns each request an id for response and log, and logs it when it is finished. */
export function logRequests(deps: Deps): MiddlewareHandler<Env> {
  return async (c, next) => {
    const start = performance.now();
    const id = Buffer.from(deps.random(9)).toString('base64url');
    c.set('id', id);
    c.set('route', '-');
    await next();
    c.res.headers.set('X-Request-Id', id);
    const entry: LogEntry = {
      id,
      method: c.req.method,
      route: c.get('route'),
      status: c.res.status,
      ms: Math.round(performance.now() - start),
    };
    const error = c.get('error');
    deps.log(error === undefined ? entry : { ...entry, error });
  };
}

/** One line of text per call; successfully served files are omitted. */
export function createTextLog(write: (line: string) => void): (entry: LogEntry) => void {
  return ({ id, method, route, status, ms, error }) => {
    if (route === 'file' && status < 500) return;
    write(`${method} ${route} ${status} ${ms}ms ${id}`);
    if (error !== undefined) write(formatError(error, true));
  };
}

/** One line of JSON per call. */
export function createJsonLog(write: (line: string) => void): (entry: LogEntry) => void {
  return ({ error, ...entry }) => {
    write(JSON.stringify(error === undefined ? entry : { ...entry, error: formatError(error, false) }));
  };
}

/** Logs server errors only. */
export function createErrorLog(write: (line: string) => void): (entry: Pick<LogEntry, 'error'>) => void {
  return ({ error }) => {
    if (error !== undefined) write(formatError(error, true));
  };
}

/**
 * Never logs error objects: database errors contain parameter values. Their messages quote values as well for data
 * errors (SQLSTATE class 22), so those messages are omitted.
 */
function formatError(error: unknown, withStack: boolean): string {
  if (!(error instanceof Error)) return 'A value that is not an Error was thrown.';
  const state = sqlState(error);
  const message = state.startsWith('22') ? 'a value did not fit' : error.message;
  const text = `${error.name}: ${message}${state && ` (SQLSTATE ${state})`}`;
  const calls = withStack ? (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)) : [];
  return [text, ...calls].join('\n');
}
