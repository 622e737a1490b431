/** Route guards against cross-site requests. A failing guard throws the error response. */
import { getCookie } from 'hono/cookie';
import { CRUMB_HEADER, CRUMB_NAME, CSRF_HEADER } from '../../core/wire/crumb';
import { crumbMatches, isValidCrumb } from '../domain/crumb';
import { checkOrigin, type OriginCheck } from '../domain/origin';
import { AREAS, type Area, mayRead, mayWrite, TOKEN_ACTOR } from '../domain/role';
import { timingSafeEqualText } from '../domain/signing';
import { FORM } from './body';
import { getHost } from './client';
import type { Ctx, Deps } from './context';
import { findOwnerActor, getSessionName, setCrumbCookie } from './cookies';
import { HttpError } from './errors';

/**
 * Protection of a route in addition to the origin check: `open` requires nothing else (reads, counted events, and
 * forms, which carry a signed key); `crumb` requires the double-submit crumb; `page` accepts the crumb or a same-origin
 * header from the browser; `owner:` with a permission requires the owner token, or an owner session whose role has the
 * permission to read (for changes: to write), plus, for changes, a crumb or a same-origin header.
 */
export type Guard = 'open' | 'crumb' | 'page' | `owner:${Area}`;

/** The permission that an owner route requires. */
export const getArea = (guard: Guard): Area | undefined => AREAS.find((area) => guard === `owner:${area}`);

/** Values of `enctype`. */
const FORM_TYPES = [FORM, 'multipart/form-data', 'text/plain'];

/** Methods that change nothing. */
export const SAFE_METHODS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/** Throws unless the request passes the guard. */
export async function checkGuard(c: Ctx, deps: Deps, guard: Guard): Promise<void> {
  const originCheck = getOriginCheck(c, deps);
  if (originCheck === 'foreign' && !SAFE_METHODS.includes(c.req.method)) {
    throw new HttpError(403, 'This call is not allowed from another site.');
  }
  const isPagePost = isFormPost(c) && originCheck === 'own';
  const area = getArea(guard);
  if (area) await checkOwner(c, deps, area, isPagePost);
  if (guard === 'crumb' || (guard === 'page' && !isPagePost)) checkCrumb(c, deps);
}

function getOriginCheck(c: Ctx, deps: Deps): OriginCheck {
  return checkOrigin({
    origin: c.req.header('Origin'),
    fetchSite: c.req.header('Sec-Fetch-Site'),
    host: getHost(c, deps.trustProxy),
    allowed: deps.origins,
  });
}

/** The rejection sets a fresh cookie, so that one retry succeeds (API-014). */
function checkCrumb(c: Ctx, deps: Deps): void {
  const sent = c.req.header(CRUMB_HEADER) ?? c.req.header(CSRF_HEADER) ?? c.req.query(CRUMB_NAME);
  const session = getSessionName(c, deps);
  if (crumbMatches(deps.secrets, sent, getCookie(c, CRUMB_NAME), session)) return;
  if (isListedOrigin(c, deps) && [session, ''].some((name) => isValidCrumb(deps.secrets, sent, name))) return;
  const crumb = setCrumbCookie(c, deps);
  throw new HttpError(400, 'The page is out of date. Please try again.', { crumbFail: true, crumb });
}

/**
 * Pages of a listed origin cannot read this host's cookie, and browsers may not send it for them. The browser confirms
 * their origin, so the crumb given to them is enough.
 */
const isListedOrigin = (c: Ctx, deps: Deps): boolean => deps.origins.includes(c.req.header('Origin') ?? '');

/** Other sites cannot send the token in a header, but browsers attach cookies to their requests. */
async function checkOwner(c: Ctx, deps: Deps, area: Area, isPagePost: boolean): Promise<void> {
  const [scheme, token] = (c.req.header('Authorization') ?? '').split(' ');
  const isBearer = scheme?.toLowerCase() === 'bearer' && token && timingSafeEqualText(token, deps.ownerToken);
  const actor = isBearer ? TOKEN_ACTOR : await findOwnerActor(c, deps);
  if (!actor)
    throw new HttpError(401, 'This call requires the owner token.', {}, { 'WWW-Authenticate': 'Bearer' });
  c.set('actor', actor);
  const isRead = SAFE_METHODS.includes(c.req.method);
  if (!(isRead ? mayRead : mayWrite)(actor.role, area))
    throw new HttpError(403, 'The role of your account does not allow this.');
  if (!isBearer && !isRead && !isPagePost) checkCrumb(c, deps);
}

/**
 * Whether the content type is one that an HTML form can have. Scripts of other sites can send these types as well, but
 * not with a same-origin header.
 */
function isFormPost(c: Ctx): boolean {
  if (c.req.method !== 'POST') return false;
  const type = (c.req.header('Content-Type') ?? '').toLowerCase().split(';')[0]?.trim();
  return FORM_TYPES.includes(type ?? '');
}
