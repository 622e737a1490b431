// What does a login say, and where does it lead? Pure.
import { fill } from '../../core/messages';
import type { ApiError } from '../../services/ports';
import type { LoginMessages } from './login.messages';

export interface LoginState {
  readonly phase: 'idle' | 'submitting' | 'failure';
  readonly message: string;
  /** The field to turn to. */
  readonly field: 'email' | 'password' | null;
}

export const initialState: LoginState = { phase: 'idle', message: '', field: null };

/** The failure that keeps the wish from being sent; null when nothing does. */
export function validateCredentials(
  email: string,
  password: string,
  texts: LoginMessages,
): LoginState | null {
  if (email && password) return null;
  return { phase: 'failure', message: texts.missing, field: email ? 'password' : 'email' };
}

/** What the visitor reads when the server did not sign them in. */
export function toFailureState(status: number, error: ApiError, texts: LoginMessages): LoginState {
  const { retryAfter, message } = error;
  const minutes = String(Math.max(1, Math.ceil((retryAfter ?? 60) / 60)));
  if (status === 429) return { phase: 'failure', message: fill(texts.locked, { minutes }), field: null };
  const field = status === 401 ? 'password' : null;
  return { phase: 'failure', message: message || texts.somethingWrong, field };
}

/** The page to go on to, if it is one of this site. */
export function resolveSameOriginPath(wanted: string, here: URL): string | null {
  if (!wanted.trim() || !URL.canParse(wanted, here)) return null;
  const url = new URL(wanted, here);
  return url.origin === here.origin ? url.pathname + url.search + url.hash : null;
}
