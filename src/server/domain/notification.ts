// Data of a submission for the notification of its recipients.
import type { FormField } from '../../core/wire/form';
import type { SubmissionPayload } from './webhook';

/** A submission, and the recipients that its form currently names. */
export interface NotificationData extends SubmissionPayload {
  /** In the order of the form, without secret values. */
  fields: readonly Pick<FormField, 'id' | 'type' | 'title'>[];
  replyTo: string | undefined;
  webhook: { url: string; secret: string } | undefined;
}
