/**
 * Links that set the password of an owner account. Their secret is derived from the site's secret and the account's row
 * when the mail is sent, so neither the outbox nor the account contains anything that opens the link.
 */
import { type Secrets, sha256, sign } from './signing';

/** A stored invitation. */
export interface StoredInvitation {
  accountId: string;
  /** SHA-256 of the secret in the link. */
  hash: string;
  /** In milliseconds since 1970. */
  expires: number;
}

export const INVITATION_DAYS = 7;

const LIFETIME_MS = INVITATION_DAYS * 24 * 3_600_000;

/** Path of the page that an invitation opens. */
export const INVITATION_PATH = '/config/invitation';

/** `now` is in milliseconds since 1970. */
export function createInvitation([secret]: Secrets, accountId: string, now: number) {
  const expires = Math.floor(now) + LIFETIME_MS;
  const token = deriveToken(secret, accountId, expires);
  const invitation: StoredInvitation = { accountId, hash: sha256(token), expires };
  return { token, invitation };
}

/** The secret of an invitation; undefined if the site secret that it was derived from is no longer set. */
export function findInvitationToken(
  secrets: Secrets,
  { accountId, hash, expires }: StoredInvitation,
): string | undefined {
  return secrets
    .map((secret) => deriveToken(secret, accountId, expires))
    .find((token) => sha256(token) === hash);
}

const deriveToken = (secret: string, accountId: string, expires: number): string =>
  sign(secret, 'owner-invitation', `${accountId} ${expires}`);

/** @param siteUrl without a trailing slash */
export const getInvitationLink = (siteUrl: string, token: string): string =>
  `${siteUrl}${INVITATION_PATH}?token=${token}`;
