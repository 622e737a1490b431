/** What is written down about a request? The pattern of its route, never its path, query, body, address or cookies. */
import type { MiddlewareHandler } from 'hono';
import { sqlState } from '../db/db';
import type { Deps, Env, LogEntry } from './context';

/** Gives every request an id, which the answer and the log share, and logs it when it is done. */
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

/** One line of text per call; files that were served as asked are left out. */
export function createTextLog(write: (line: string) => void): (entry: LogEntry) => void {
  return ({ id, method, route, status, ms, error }) => {
    if (route === 'file' && status < 500) return;
    write(`${method} ${route} ${status} ${ms}ms ${id}`);
    if (error !== undefined) write(faultText(error, true));
  };
}

/** One line of JSON per call. */
export function createJsonLog(write: (line: string) => void): (entry: LogEntry) => void {
  return ({ error, ...entry }) => {
    write(JSON.stringify(error === undefined ? entry : { ...entry, error: faultText(error, false) }));
  };
}

/** Only what went wrong in the server itself. */
export function logFault(write: (line: string) => void): (entry: Pick<LogEntry, 'error'>) => void {
  return ({ error }) => {
    if (error !== undefined) write(faultText(error, true));
  };
}

/**
 * Never the error as an object: those of the database carry the values of the statement. Their sentences quote a value
 * where it is the value that did not fit (SQLSTATE class 22), so that sentence is left out.
 */
function faultText(error: unknown, withStack: boolean): string {
  if (!(error instanceof Error)) return 'A thing was thrown that is no error.';
  const state = sqlState(error);
  const sentence = state.startsWith('22') ? 'a value did not fit' : error.message;
  const text = `${error.name}: ${sentence}${state && ` (SQLSTATE ${state})`}`;
  const calls = withStack ? (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)) : [];
  return [text, ...calls].join('\n');
}
