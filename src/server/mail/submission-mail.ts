/** Notification mail about a form submission, in the language of the site. */
import { formatValue } from '../domain/format-value';
import type { NotificationData } from '../domain/notification';
import { getText } from '../languages/texts';
import { type Mail, sanitizeHeader } from './mail';

/** Creates the mail. Replies go to the visitor if the form asks for an email address. */
export function createSubmissionMail(
  notification: NotificationData,
  { to, siteUrl, locale }: { to: string; siteUrl: string; locale: string },
): Mail {
  const text = getText(locale);
  const lines = notification.fields.flatMap((field) => {
    const value = formatValue(field, notification.values[field.id]);
    return value === '' ? [] : [`${field.title || field.id}:\n${value}\n`];
  });
  const link = `${siteUrl}/config/forms/${encodeURIComponent(notification.formId)}`;
  return {
    to,
    subject: sanitizeHeader(text('submission-mail.subject', { form: notification.formName })),
    text: `${lines.join('\n')}\n-- \n${text('submission-mail.all', { link })}\n`,
    headers: notification.replyTo === undefined ? {} : { 'Reply-To': sanitizeHeader(notification.replyTo) },
  };
}
