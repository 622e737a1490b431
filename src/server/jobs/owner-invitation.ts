/**
 * Invitations to the owner's area by mail: the job names the account, and the link is created when the mail is sent.
 */
import type { Queryable } from '../db/db';
import { findInvitationToken, getInvitationLink } from '../domain/owner-invitation';
import type { Secrets } from '../domain/signing';
import { createInvitationMail } from '../mail/invitation-mail';
import type { Mail } from '../mail/mail';
import { findInvitation } from '../stores/owner-accounts';
import type { Site } from '../stores/sites';

interface InvitationParts {
  db: Queryable;
  site: Pick<Site, 'id' | 'name' | 'locale'>;
  secrets: Secrets;
  clock(): number;
  siteUrl(): string;
}

/**
 * The mail of the invitation that expires at `expires`; undefined if it was used or replaced, has expired, or if the
 * account was removed.
 */
export async function createOwnerInvitationMail(
  { db, site, secrets, clock, siteUrl }: InvitationParts,
  accountId: string,
  expires: number,
): Promise<Mail | undefined> {
  const invited = await findInvitation(db, site.id, accountId, clock());
  if (invited?.expires !== expires) return undefined;
  const token = findInvitationToken(secrets, invited);
  return token ? createInvitationMail(invited, site, getInvitationLink(siteUrl(), token)) : undefined;
}
