/** Newsletter subscription mails. */
import { getSitePath } from '../../core/call-path';
import { type ApiCall, calls } from '../../core/calls';
import { getText } from '../languages/texts';
import { type Mail, sanitizeHeader } from './mail';

/** Recipient and list, and the tokens of the links. */
export interface NewsletterMail {
  to: string;
  siteName: string;
  siteUrl: string;
  listName: string;
  leaveToken: string;
  /** BCP 47; also the locale of the linked pages. */
  locale: string;
}

/** Asks the recipient to confirm; says that nothing happens otherwise. */
export function createConfirmationMail(mail: NewsletterMail, confirmToken: string): Mail {
  const text = getText(mail.locale);
  return letter(mail, text('newsletter-mail.subject', { list: mail.listName }), [
    text('newsletter-mail.asked', { list: mail.listName, site: mail.siteName }),
    createLink(mail, calls.confirmSubscriptionPage, confirmToken),
    text('newsletter-mail.ignore'),
  ]);
}

/** Sent to existing subscribers, because the page told them to check their mail. */
export function createAlreadySubscribedMail(mail: NewsletterMail): Mail {
  const text = getText(mail.locale);
  return letter(mail, text('newsletter-mail.alreadySubject', { list: mail.listName }), [
    text('newsletter-mail.already', { list: mail.listName, site: mail.siteName }),
  ]);
}

/** Adds the headers for the unsubscribe button of mail clients (RFC 2369, RFC 8058). */
function letter(mail: NewsletterMail, subject: string, paragraphs: string[]): Mail {
  const leave = createLink(mail, calls.unsubscribePage, mail.leaveToken);
  const farewell = getText(mail.locale)('newsletter-mail.leave', { link: leave });
  return {
    to: mail.to,
    subject: sanitizeHeader(subject),
    text: `${[...paragraphs, `-- \n${farewell}`].join('\n\n')}\n`,
    headers: {
      'List-Unsubscribe': `<${leave}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

const createLink = ({ siteUrl, locale }: NewsletterMail, call: ApiCall, token: string): string =>
  `${siteUrl}${getSitePath(call)}?${new URLSearchParams({ token, lang: locale })}`;
