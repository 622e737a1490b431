// A submission as its recipients are notified of it.
import type { FormField } from '../../core/wire/form';
import type { SubmissionPayload } from './webhook';

/** A submission and the recipients its form currently names. */
export interface NotificationData extends SubmissionPayload {
  /** In field order, without secret values. */
  fields: readonly Pick<FormField, 'id' | 'type' | 'title'>[];
  replyTo: string | undefined;
  webhook: { url: string; secret: string } | undefined;
}
