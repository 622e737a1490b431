/** Conditional requests (RFC 9110, section 13) to JSON resources that have an `ETag`. */
import { FailureSchema } from '../../core/wire/failure';
import { sha256 } from '../domain/signing';
import { canonicalJson } from '../domain/submission';
import type { Ctx } from './context';
import { HttpError } from './errors';
import type { ResponseSpec } from './route';
import { matchesEtag } from './static-file';

/** Optional headers of calls that change such a resource. */
export const PRECONDITIONS = {
  'If-Match': 'The `ETag` of what is to be replaced; if it has changed since, nothing is stored (412).',
} as const;

export const NOT_MODIFIED: ResponseSpec = { description: 'The `If-None-Match` of the request is current.' };

export const PRECONDITION_FAILED: ResponseSpec = {
  description:
    'Not stored: it has changed since it was read (`If-Match`), or it exists (`If-None-Match: *`).',
  schema: FailureSchema,
};

/** Equal values have equal tags, whatever the order of their keys. */
const createTag = (resource: unknown): string => `"${sha256(canonicalJson(resource)).slice(0, 32)}"`;

/** Responds to a read, with 304 if the client has the same. */
export function sendResource<T extends object>(c: Ctx, resource: T): Response {
  const tag = createTag(resource);
  const sent = c.req.header('If-None-Match');
  if (sent !== undefined && matchesEtag(sent, tag)) return c.body(null, 304, { ETag: tag });
  return sendStored(c, resource);
}

/** Responds to a change with what is stored now. */
export const sendStored = <T extends object>(c: Ctx, resource: T): Response =>
  c.json(resource, 200, { ETag: createTag(resource) });

/**
 * Throws 412 if a change must not be made.
 * @param current what the change would replace; undefined: nothing
 */
export function checkPreconditions(c: Ctx, current: unknown): void {
  const exists = current !== undefined;
  const ifMatch = c.req.header('If-Match');
  if (ifMatch !== undefined && !(exists && isListed(ifMatch, createTag(current))))
    throw new HttpError(412, 'This has changed since it was read. Please read it again.');
  const ifNoneMatch = c.req.header('If-None-Match');
  if (ifNoneMatch !== undefined && exists && matchesEtag(ifNoneMatch, createTag(current)))
    throw new HttpError(412, 'This exists already.');
}

/** The strong comparison, which weak tags never pass. */
const isListed = (header: string, tag: string): boolean =>
  header.split(',').some((one) => one.trim() === '*' || one.trim() === tag);
