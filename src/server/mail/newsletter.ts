/** Mails of the newsletter subscription. */
import { getSitePath } from '../../core/call-path';
import { calls } from '../../core/calls';
import { type Mail, sanitizeHeader } from './mail';

/** Recipient, list, and the tokens of the links. */
export interface NewsletterMail {
  to: string;
  siteName: string;
  siteUrl: string;
  listName: string;
  leaveToken: string;
}

/** Asks the recipient to confirm; states that nothing happens otherwise. */
export function createConfirmationMail(mail: NewsletterMail, confirmToken: string): Mail {
  const link = `${mail.siteUrl}${getSitePath(calls.confirmSubscriptionPage)}?token=${confirmToken}`;
  return letter(mail, `Please confirm: ${mail.listName}`, [
    `You asked to receive “${mail.listName}” from ${mail.siteName}. Please confirm within a week:`,
    link,
    'If this was not you, you can ignore this mail. Without your confirmation you will not receive any further mail.',
  ]);
}

/** Sent to existing subscribers, because the page told them to check their mail. */
export function createAlreadySubscribedMail(mail: NewsletterMail): Mail {
  return letter(mail, `You already receive ${mail.listName}`, [
    `We received a request to send you “${mail.listName}” from ${mail.siteName}. You are already subscribed, so nothing changes.`,
  ]);
}

/** Adds the headers for the unsubscribe button of mail clients (RFC 2369, RFC 8058). */
function letter(mail: NewsletterMail, subject: string, paragraphs: string[]): Mail {
  const leave = `${mail.siteUrl}${getSitePath(calls.unsubscribePage)}?token=${mail.leaveToken}`;
  return {
    to: mail.to,
    subject: sanitizeHeader(subject),
    text: `${[...paragraphs, `-- \nTo leave the list: ${leave}`].join('\n\n')}\n`,
    headers: {
      'List-Unsubscribe': `<${leave}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
