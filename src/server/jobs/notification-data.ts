/** Loads the content of a notification when it is sent. */
import { isEmail } from '../../core/fields/email';
import type { FormField, FormValues } from '../../core/wire/form';
import type { Queryable } from '../db/db';
import type { NotificationData } from '../domain/notification';
import { findOwnedForm } from '../stores/forms';
import { readSubmission } from '../stores/submission-list';

/** The submission with its form; undefined if either was deleted, or while the submission is held for review. */
export async function loadNotificationData(
  db: Queryable,
  siteId: string,
  id: string,
): Promise<NotificationData | undefined> {
  const submission = await readSubmission(db, siteId, id);
  if (!submission || submission.held) return undefined;
  const form = await findOwnedForm(db, siteId, submission.formId);
  if (!form) return undefined;
  const fields = form.definition.fields.filter((field) => field.type !== 'password');
  const { at, page, formId } = submission;
  return {
    submissionId: id,
    formId,
    formName: form.definition.name,
    at,
    values: pickFields(submission.values, fields),
    page,
    fields,
    replyTo: replyTo(fields, submission.values),
    webhook: form.settings.webhook,
  };
}

/** Passwords are never sent. */
function pickFields(values: FormValues, fields: readonly FormField[]): FormValues {
  return Object.fromEntries(fields.flatMap(({ id }) => (values[id] === undefined ? [] : [[id, values[id]]])));
}

function replyTo(fields: readonly FormField[], values: FormValues): string | undefined {
  const addresses = fields.filter((field) => field.type === 'email').map((field) => values[field.id]);
  return addresses.find((one): one is string => typeof one === 'string' && isEmail(one, 'html'));
}
