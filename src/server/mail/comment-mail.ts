/** Mails about comments: to authors in the language of the page, to the owner in the site's language. */
import { getSitePath } from '../../core/call-path';
import { calls } from '../../core/calls';
import { getText } from '../languages/texts';
import { composeMail, type Mail } from './mail';

/** Data of a comment in a mail. */
export interface ReportedComment {
  id: string;
  authorName: string;
  body: string;
  /** Title of the item, or path of the page. */
  threadTitle: string;
}

/** Notifies the owner of a new comment. */
export function createOwnerCommentMail(
  { id, authorName: author, body, threadTitle: title, isPending }: ReportedComment & { isPending: boolean },
  { to, siteUrl, locale }: { to: string; siteUrl: string; locale: string },
): Mail {
  const text = getText(locale);
  const link = `${siteUrl}/config/comments?state=${isPending ? 'pending' : 'published'}#comment-${id}`;
  return composeMail(
    to,
    text(isPending ? 'comment-mail.pendingSubject' : 'comment-mail.newSubject', { title }),
    [
      text('comment-mail.written', { author, title }),
      body,
      text(isPending ? 'comment-mail.check' : 'comment-mail.see', { link }),
    ],
  );
}

/** Recipient and links of a mail about a reply. */
interface ReplyMail {
  to: string;
  siteName: string;
  siteUrl: string;
  link: string;
  /** Unsubscribe token of the author's comment. */
  token: string;
  /** BCP 47; also the locale of the unsubscribe page. */
  locale: string;
}

/** Notifies the author of a comment of a reply. */
export function createReplyMail(
  { authorName: author, body, threadTitle: title }: ReportedComment,
  { to, siteName, siteUrl, link, token, locale }: ReplyMail,
): Mail {
  const text = getText(locale);
  const query = new URLSearchParams({ token, lang: locale });
  const leave = `${siteUrl}${getSitePath(calls.commentNoticePage)}?${query}`;
  const mail = composeMail(to, text('comment-mail.replySubject', { author, title }), [
    text('comment-mail.replied', { author, title, site: siteName }),
    body,
    text('comment-mail.read', { link }),
    `-- \n${text('comment-mail.leave', { link: leave })}`,
  ]);
  return {
    ...mail,
    headers: { 'List-Unsubscribe': `<${leave}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}
