// What is wrong with a wish for letters before it is sent? Pure.
import type { EmailPolicy } from '../../core/forms/email';
import { checkValue, plainRules } from '../../core/forms/rules';
import type { Texts } from './texts';

export interface NewsletterState {
  readonly phase: 'idle' | 'submitting' | 'success' | 'failure';
  /** Before the body of the form. */
  readonly message: string;
  /** At the field. */
  readonly error: string;
  /** Id of the wish that could not be sent and waits to be sent by itself, and its address. */
  readonly waiting?: { readonly id: string; readonly email: string } | undefined;
}

export const idle: NewsletterState = { phase: 'idle', message: '', error: '' };

/** The failure that keeps the wish from being sent; null when nothing does (NWS-002, NWS-003). */
export function findProblem(
  email: string,
  listId: string,
  title: string,
  emailPolicy: EmailPolicy,
  texts: Texts,
): NewsletterState | null {
  const error = checkValue(plainRules, { type: 'email', title, required: true, emailPolicy }, email, texts);
  if (error) return { phase: 'failure', message: texts.invalidFields, error };
  return listId ? null : { phase: 'failure', message: texts.listMissing, error: '' };
}
