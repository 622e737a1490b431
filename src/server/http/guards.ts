/** May this call change something? Each guard throws the answer that says no. */
import { getCookie } from 'hono/cookie';
import { CRUMB_HEADER, CRUMB_NAME } from '../../core/wire/crumb';
import { crumbMatches } from '../domain/crumb';
import { checkOrigin, type OriginCheck } from '../domain/origin';
import { timingSafeEqualText } from '../domain/signing';
import { getHost } from './client';
import type { Ctx, Deps } from './context';
import { getSessionName, hasOwnerSession, setCrumbCookie } from './cookies';
import { HttpError } from './errors';

/**
 * How a route is protected beyond the check of its origin:
 * `open` needs nothing more (reads, counted facts, and forms, whose signed key stands in for the crumb);
 * `crumb` needs the double submit; `page` takes it or the browser's word that a page of ours sent the form;
 * `owner` needs the owner's token, or their session and, to change something, one of the two above.
 */
export type Guard = 'open' | 'crumb' | 'page' | 'owner';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/** Throws unless the guard lets the request pass. */
export function checkGuard(c: Ctx, deps: Deps, guard: Guard): void {
  const verdict = originVerdict(c, deps);
  if (verdict === 'foreign' && !SAFE_METHODS.includes(c.req.method)) {
    throw new HttpError(403, 'This call may not be made from another site.');
  }
  const isPagePost = isFormPost(c) && verdict === 'own';
  if (guard === 'owner') checkOwner(c, deps, isPagePost);
  if (guard === 'crumb' || (guard === 'page' && !isPagePost)) checkCrumb(c, deps);
}

function originVerdict(c: Ctx, deps: Deps): OriginCheck {
  return checkOrigin({
    origin: c.req.header('Origin'),
    fetchSite: c.req.header('Sec-Fetch-Site'),
    host: getHost(c, deps.trustProxy),
    allowed: deps.origins,
  });
}

/** The fresh cookie goes out with the refusal, so that one repetition succeeds (API-014). */
function checkCrumb(c: Ctx, deps: Deps): void {
  const sent = c.req.header(CRUMB_HEADER) ?? c.req.query(CRUMB_NAME);
  if (crumbMatches(deps.secrets, sent, getCookie(c, CRUMB_NAME), getSessionName(c, deps))) return;
  const crumb = setCrumbCookie(c, deps);
  throw new HttpError(400, 'The page is out of date. Please try again.', { crumbFail: true, crumb });
}

/** A token that a program sends cannot be sent by another page; a cookie can. */
function checkOwner(c: Ctx, deps: Deps, isPagePost: boolean): void {
  const [scheme, token] = (c.req.header('Authorization') ?? '').split(' ');
  if (scheme?.toLowerCase() === 'bearer' && token && timingSafeEqualText(token, deps.ownerToken)) return;
  if (hasOwnerSession(c, deps)) {
    if (!SAFE_METHODS.includes(c.req.method) && !isPagePost) checkCrumb(c, deps);
    return;
  }
  throw new HttpError(401, 'This call needs the owner’s token.', {}, { 'WWW-Authenticate': 'Bearer' });
}

/** Script can send these types, too, but then the browser does not vouch for the page unless it is ours. */
function isFormPost(c: Ctx): boolean {
  return !(c.req.header('Content-Type') ?? '').toLowerCase().startsWith('application/json');
}
