/** Notification mail about a form submission. */
import { formatValue } from '../domain/format-value';
import type { NotificationData } from '../domain/notification';
import { type Mail, sanitizeHeader } from './mail';

/** Creates the mail. Replies go to the visitor if the form asks for an email address. */
export function createSubmissionMail(notification: NotificationData, to: string, siteUrl: string): Mail {
  const lines = notification.fields.flatMap((field) => {
    const text = formatValue(field, notification.values[field.id]);
    return text === '' ? [] : [`${field.title || field.id}:\n${text}\n`];
  });
  const page = `${siteUrl}/config/forms/${encodeURIComponent(notification.formId)}`;
  return {
    to,
    subject: sanitizeHeader(`${notification.formName}: a new submission`),
    text: `${lines.join('\n')}\n-- \nAll submissions: ${page}\n`,
    headers: notification.replyTo === undefined ? {} : { 'Reply-To': sanitizeHeader(notification.replyTo) },
  };
}
