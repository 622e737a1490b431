/** Error responses on request, for tests of clients. Enabled by configuration only, never in production. */
import type { MiddlewareHandler } from 'hono';
import type { Ctx, Deps, Env } from './context';
import { setCrumbCookie } from './cookies';

/** Query parameter or header that selects the response. */
export const TEST_RESPONSE_HEADER = 'testAnswer';
const TEST_ANSWER_HEADER = 'X-Test-Answer';

const STATUSES = [400, 401, 403, 404, 429, 500, 501, 502, 503] as const;

/**
 * `?testAnswer=503`: a status (with the message in `testError`, if any), `204`, `invalid-json`, `loginRequired`,
 * `authorizationFail` or `crumbFail`. Unknown names are ignored.
 */
export function testResponses(deps: Deps): MiddlewareHandler<Env> {
  return async (c, next) => {
    const requested = c.req.query(TEST_RESPONSE_HEADER) ?? c.req.header(TEST_ANSWER_HEADER);
    const answer = requested === undefined ? undefined : createTestResponse(c, deps, requested);
    if (!answer) return next();
    c.set('route', 'test answer');
    return answer;
  };
}

function createTestResponse(c: Ctx, deps: Deps, requested: string): Response | undefined {
  const message = c.req.query('testError');
  if (requested === '204') return c.body(null, 204);
  if (requested === 'invalid-json') return c.body('{"half": ', 200, { 'Content-Type': 'application/json' });
  if (requested === 'loginRequired') return c.json({ loginRequired: true }, 401);
  if (requested === 'authorizationFail') return c.json({ authorizationFail: true }, 403);
  if (requested === 'crumbFail')
    return c.json({ crumbFail: true, crumb: setCrumbCookie(c, deps, { renew: true }), error: '' }, 400);
  const status = STATUSES.find((one) => String(one) === requested);
  return status && c.json(message === undefined ? {} : { error: message }, status);
}
