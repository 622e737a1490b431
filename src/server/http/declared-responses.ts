/** Possible responses of a call, including those of its guard, body and limits. */
import { FailureSchema } from '../../core/wire/failure';
import { getArea } from './guards';
import type { ResponseSpec, RouteSpec } from './route';

const failure = (description: string): ResponseSpec => ({ description, schema: FailureSchema });

/** Responses declared by the call take precedence. */
export function getDeclaredResponses(route: RouteSpec): Record<number, ResponseSpec> {
  const isChange = route.method !== 'GET';
  const isOwned = getArea(route.guard) !== undefined;
  return {
    ...(route.limit === 'beacon'
      ? { 204: { description: 'Dropped: rate limit exceeded.' } }
      : { 429: failure('Too many calls; see `Retry-After`.') }),
    ...((isChange || isOwned) && {
      403: failure('The request comes from another site, or the role of the account does not allow it.'),
    }),
    ...(isOwned && { 401: failure('The token is missing or invalid.') }),
    ...((route.bodies || route.query || route.path.includes(':') || (isChange && route.guard !== 'open')) && {
      400: failure(
        'The request is invalid; if the crumb is invalid, `crumbFail` is true and the response contains a fresh one.',
      ),
    }),
    ...(route.bodies && {
      413: failure('The body is too large.'),
      415: failure('The content type is not supported.'),
    }),
    500: failure('Internal server error.'),
    ...route.responses,
  };
}
