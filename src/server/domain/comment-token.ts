/** Signed ids for comments: of a submission, of a browser, and of an unsubscribe link. */
import { getUuid7Time, uuid7 } from '../../core/uuid7';
import { type Secrets, sign, verifySignature } from './signing';

/** A submission id as it was sent. */
export interface SubmissionId {
  /** UUID. */
  id: string;
  /** When the form was created, in milliseconds since 1970; undefined for an id that the page created itself. */
  issuedAt: number | undefined;
}

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Creates `uuid7.signature`. The id does not expire: writing a comment may take any time. */
export const issueSubmissionId = (
  secrets: Secrets,
  siteId: string,
  now: number,
  random: Uint8Array,
): string => signId(secrets, `comment:${siteId}`, uuid7(now, random));

/** Returns undefined for a text that is neither a signed id nor a UUID. */
export function parseSubmissionId(secrets: Secrets, siteId: string, text: string): SubmissionId | undefined {
  const id = verifyId(secrets, `comment:${siteId}`, text);
  if (id) return { id, issuedAt: getUuid7Time(id) };
  return UUID.test(text) ? { id: text.toLowerCase(), issuedAt: undefined } : undefined;
}

/** Value of the cookie of a visitor who has written, liked or reported a comment. */
export const signVisitor = (secrets: Secrets, siteId: string, visitor: string): string =>
  signId(secrets, `comment-visitor:${siteId}`, visitor);

export const parseVisitor = (secrets: Secrets, siteId: string, text: string): string | undefined =>
  verifyId(secrets, `comment-visitor:${siteId}`, text);

/** Token of the link that unsubscribes from notices of replies. */
export const issueNoticeToken = (secrets: Secrets, siteId: string, commentId: string): string =>
  signId(secrets, `comment-notice:${siteId}`, commentId);

export const parseNoticeToken = (secrets: Secrets, siteId: string, text: string): string | undefined =>
  verifyId(secrets, `comment-notice:${siteId}`, text);

const signId = (secrets: Secrets, purpose: string, id: string): string =>
  `${id}.${sign(secrets[0], purpose, id)}`;

function verifyId(secrets: Secrets, purpose: string, text: string): string | undefined {
  const [id, signature, ...rest] = text.split('.');
  if (!id || !signature || rest.length > 0) return undefined;
  return verifySignature(secrets, purpose, id, signature) ? id : undefined;
}
