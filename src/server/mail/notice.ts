/** What does the owner read when somebody sent a form? */
import { valueText } from '../domain/value-text';
import type { Told } from '../jobs/handlers';
import { headerLine, type Mail } from './mail';

/** The mail about a submission; an answer to it goes to the visitor where the form asks for an address. */
export function noticeMail(told: Told, to: string, siteUrl: string): Mail {
  const lines = told.fields.flatMap((field) => {
    const text = valueText(field, told.values[field.id]);
    return text === '' ? [] : [`${field.title || field.id}:\n${text}\n`];
  });
  const page = `${siteUrl}/config/forms/${encodeURIComponent(told.formId)}`;
  return {
    to,
    subject: headerLine(`${told.formName}: a new submission`),
    text: `${lines.join('\n')}\n-- \nAll submissions: ${page}\n`,
    headers: told.replyTo === undefined ? {} : { 'Reply-To': headerLine(told.replyTo) },
  };
}
