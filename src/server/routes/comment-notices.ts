/** Queues the mails about a comment, in the transaction of its cause. */
import { getCommentsHref } from '../../core/comments/comment-address';
import { UUID7_RANDOM_BYTES, uuid7 } from '../../core/uuid7';
import type { Queryable } from '../db/db';
import type { CommentSettings } from '../domain/comment-settings';
import { issueNoticeToken } from '../domain/comment-token';
import type { Deps } from '../http/context';
import { findPageLocale } from '../http/request-language';
import { createOwnerCommentMail, createReplyMail, type ReportedComment } from '../mail/comment-mail';
import type { Mail } from '../mail/mail';
import { takeReplyNotice } from '../stores/comment-notices';
import { addJob } from '../stores/jobs';
import { getOwnLocale } from '../stores/sites';

/** The subject of a comment, as named in mails. */
export interface MailedThread {
  path: string;
  title: string;
}

/** Sends a new comment to the addresses in the settings. */
export async function reportToOwner(
  deps: Deps,
  tx: Queryable,
  { notify }: CommentSettings,
  comment: ReportedComment & { isPending: boolean },
): Promise<void> {
  const locale = getOwnLocale(deps.site);
  for (const to of notify)
    await addMail(
      deps,
      tx,
      comment.id,
      createOwnerCommentMail(comment, { to, siteUrl: deps.siteUrl(), locale }),
    );
}

/** Notifies the author of the parent comment, if subscribed; once per reply. */
export async function announceReply(
  deps: Deps,
  tx: Queryable,
  id: string,
  { path, title }: MailedThread,
): Promise<void> {
  const { secrets, site } = deps;
  const notice = await takeReplyNotice(tx, site.id, id);
  if (!notice) return;
  const { authorName, body, parentId, rootId, to } = notice;
  const siteUrl = deps.siteUrl();
  const mail = createReplyMail(
    { id, authorName, body, threadTitle: title },
    {
      to,
      siteName: site.name,
      siteUrl,
      link: siteUrl + getCommentsHref({ path, rootId }, `comment-${id}`),
      token: issueNoticeToken(secrets, site.id, parentId),
      locale: await findPageLocale(deps, path),
    },
  );
  await addMail(deps, tx, id, mail);
}

async function addMail(
  { site, clock, random }: Deps,
  tx: Queryable,
  subject: string,
  mail: Mail,
): Promise<void> {
  const id = uuid7(clock(), random(UUID7_RANDOM_BYTES));
  await addJob(tx, site.id, clock(), { id, kind: 'mail', subject, label: mail.to, payload: { ...mail } });
}
