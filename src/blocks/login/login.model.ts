// State of a login form, validation, and the destination after sign-in.
import { fillPlaceholders } from '../../core/messages/fill-placeholders';
import type { ApiError } from '../../services/shared/ports';
import type { LoginMessages } from './login.messages';

export interface LoginState {
  readonly phase: 'idle' | 'submitting' | 'failure';
  readonly message: string;
  /** The field to focus. */
  readonly field: 'email' | 'password' | null;
}

export const initialState: LoginState = { phase: 'idle', message: '', field: null };

/** Returns the failure state for missing credentials, or null. */
export function validateCredentials(
  email: string,
  password: string,
  messages: LoginMessages,
): LoginState | null {
  if (email && password) return null;
  return { phase: 'failure', message: messages.missing, field: email ? 'password' : 'email' };
}

/** Maps an error response to the failure state. */
export function toFailureState(status: number, error: ApiError, messages: LoginMessages): LoginState {
  const { retryAfter, message } = error;
  const minutes = String(Math.max(1, Math.ceil((retryAfter ?? 60) / 60)));
  if (status === 429)
    return { phase: 'failure', message: fillPlaceholders(messages.locked, { minutes }), field: null };
  const field = status === 401 ? 'password' : null;
  return { phase: 'failure', message: message || messages.somethingWrong, field };
}

/** Resolves a URL to a path; null if it is invalid or on another origin. */
export function resolveSameOriginPath(href: string, base: URL): string | null {
  if (!href.trim() || !URL.canParse(href, base)) return null;
  const url = new URL(href, base);
  return url.origin === base.origin ? url.pathname + url.search + url.hash : null;
}
