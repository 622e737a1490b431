/** Notification mail about a form submission. */
import { formatValue } from '../domain/format-value';
import type { NotificationData } from '../jobs/handlers';
import { type Mail, sanitizeHeader } from './mail';

/** Creates the mail. Replies go to the visitor if the form asks for an email address. */
export function createSubmissionMail(told: NotificationData, to: string, siteUrl: string): Mail {
  const lines = told.fields.flatMap((field) => {
    const text = formatValue(field, told.values[field.id]);
    return text === '' ? [] : [`${field.title || field.id}:\n${text}\n`];
  });
  const page = `${siteUrl}/config/forms/${encodeURIComponent(told.formId)}`;
  return {
    to,
    subject: sanitizeHeader(`${told.formName}: a new submission`),
    text: `${lines.join('\n')}\n-- \nAll submissions: ${page}\n`,
    headers: told.replyTo === undefined ? {} : { 'Reply-To': sanitizeHeader(told.replyTo) },
  };
}
