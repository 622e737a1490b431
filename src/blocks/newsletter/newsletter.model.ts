// State of a newsletter form, and validation before submission.
import type { EmailPolicy } from '../../core/fields/email';
import { basicRules, validateValue } from '../../core/fields/rules';
import type { NewsletterMessages } from './newsletter.messages';

export interface NewsletterState {
  readonly phase: 'idle' | 'submitting' | 'success' | 'failure';
  /** Shown before the body of the form. */
  readonly message: string;
  /** Shown above the email field. */
  readonly fieldError: string;
  /** Address that is stored in the outbox and retried automatically. */
  readonly pending?: { readonly id: string; readonly email: string } | undefined;
}

export const initialState: NewsletterState = { phase: 'idle', message: '', fieldError: '' };

export interface SubscriptionInput {
  readonly email: string;
  /** Label of the email field. */
  readonly title: string;
  readonly listId: string;
  /** Receives the values if there is no list (ruling 42). */
  readonly formId?: string;
  readonly emailPolicy: EmailPolicy;
}

/** Returns the failure state for invalid input, or null (NWS-002, NWS-003). */
export function validateSubscription(
  { email, title, listId, formId, emailPolicy }: SubscriptionInput,
  messages: NewsletterMessages,
): NewsletterState | null {
  const field = { type: 'email', title, required: true, emailPolicy } as const;
  const fieldError = validateValue(basicRules, field, email, messages);
  if (fieldError) return { phase: 'failure', message: messages.invalidFields, fieldError };
  return listId || formId ? null : { phase: 'failure', message: messages.listMissing, fieldError: '' };
}
