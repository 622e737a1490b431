/**
 * Cookie of visitors who have written, liked or reported a comment: a random id, which is stored with their actions.
 */
import { getCookie, setCookie } from 'hono/cookie';
import { parseVisitor, signVisitor } from '../domain/comment-token';
import type { Ctx, Deps } from './context';
import { getCookieOptions } from './cookie-options';

/** Scripts cannot read it. */
const COOKIE = 'comment_visitor';

/** One year, in seconds. */
const MAX_AGE = 365 * 24 * 3600;

const NAME_BYTES = 16;

/** Empty for a visitor without an id. */
export const getCommentVisitor = (c: Ctx, { secrets, site }: Deps): string =>
  parseVisitor(secrets, site.id, getCookie(c, COOKIE) ?? '') ?? '';

/** The visitor's id, or a new one. */
export const ensureCommentVisitor = (c: Ctx, deps: Deps): string =>
  getCommentVisitor(c, deps) ||
  setCommentVisitor(c, deps, Buffer.from(deps.random(NAME_BYTES)).toString('hex'));

/** Returns the id. */
export function setCommentVisitor(c: Ctx, deps: Deps, visitor: string): string {
  setCookie(c, COOKIE, signVisitor(deps.secrets, deps.site.id, visitor), {
    ...getCookieOptions(c, deps),
    httpOnly: true,
    maxAge: MAX_AGE,
  });
  return visitor;
}
