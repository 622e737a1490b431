// What is wrong with a wish for letters before it is sent? Pure.
import type { EmailPolicy } from '../../core/forms/email';
import { basicRules, validateValue } from '../../core/forms/rules';
import type { NewsletterMessages } from './newsletter.messages';

export interface NewsletterState {
  readonly phase: 'idle' | 'submitting' | 'success' | 'failure';
  /** Before the body of the form. */
  readonly message: string;
  /** At the field. */
  readonly error: string;
  /** Id of the wish that could not be sent and waits to be sent by itself, and its address. */
  readonly pending?: { readonly id: string; readonly email: string } | undefined;
}

export const initialState: NewsletterState = { phase: 'idle', message: '', error: '' };

/** The failure that keeps the wish from being sent; null when nothing does (NWS-002, NWS-003). */
export function validateSubscription(
  email: string,
  listId: string,
  title: string,
  emailPolicy: EmailPolicy,
  texts: NewsletterMessages,
): NewsletterState | null {
  const error = validateValue(
    basicRules,
    { type: 'email', title, required: true, emailPolicy },
    email,
    texts,
  );
  if (error) return { phase: 'failure', message: texts.invalidFields, error };
  return listId ? null : { phase: 'failure', message: texts.listMissing, error: '' };
}
