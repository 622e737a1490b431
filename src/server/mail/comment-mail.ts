/** Mails about comments. */
import { getSitePath } from '../../core/call-path';
import { calls } from '../../core/calls';
import { type Mail, sanitizeHeader } from './mail';

/** What a mail says about a comment. */
export interface ReportedComment {
  id: string;
  authorName: string;
  body: string;
  /** Title of the item, or path of the page. */
  threadTitle: string;
}

/** Reports a new comment to the owner. */
export const createOwnerCommentMail = (
  { id, authorName, body, threadTitle, isPending }: ReportedComment & { isPending: boolean },
  to: string,
  siteUrl: string,
): Mail => ({
  to,
  subject: sanitizeHeader(`${isPending ? 'A comment to check' : 'A new comment'}: ${threadTitle}`),
  text: compose([
    `${authorName} has written about “${threadTitle}”:`,
    body,
    `${isPending ? 'Approve or remove' : 'See'} it: ${siteUrl}/config/comments?state=${isPending ? 'pending' : 'published'}#comment-${id}`,
  ]),
  headers: {},
});

/** Tells the author of a comment about a reply. `token` is that of the author's comment. */
export function createReplyMail(
  { authorName, body, threadTitle }: ReportedComment,
  {
    to,
    siteName,
    siteUrl,
    link,
    token,
  }: { to: string; siteName: string; siteUrl: string; link: string; token: string },
): Mail {
  const leave = `${siteUrl}${getSitePath(calls.commentNoticePage)}?token=${token}`;
  return {
    to,
    subject: sanitizeHeader(`${authorName} replied to your comment on “${threadTitle}”`),
    text: compose([
      `${authorName} replied to your comment on “${threadTitle}” at ${siteName}:`,
      body,
      `Read it: ${link}`,
      `-- \nTo receive no more mails about replies: ${leave}`,
    ]),
    headers: { 'List-Unsubscribe': `<${leave}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}

const compose = (paragraphs: readonly string[]): string => `${paragraphs.join('\n\n')}\n`;
