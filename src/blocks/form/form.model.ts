// State machine of a form.

/** Error of one field. */
export interface FieldError {
  readonly id: string;
  readonly message: string;
}

/** State of a form (FRM-001). After a failure it can be submitted again, like in the idle state. */
export interface FormState {
  readonly phase: 'idle' | 'submitting' | 'success' | 'failure';
  /** Message for the whole form; may be empty. */
  readonly message: string;
  /** In document order. */
  readonly errors: readonly FieldError[];
  /** Ids of fields that were invalid since the last submit; they are revalidated on input. */
  readonly watchedFields: readonly string[];
  /** Number of failures; each one moves the focus once. */
  readonly failureCount: number;
  /** Outbox id of a submission that is retried automatically; empty if there is none. */
  readonly pendingId: string;
}

export type FormAction =
  | { readonly type: 'submit' }
  | { readonly type: 'succeed' }
  | {
      readonly type: 'fail';
      readonly message: string;
      readonly errors: readonly FieldError[];
      readonly pendingId?: string;
    }
  /** The outbox has delivered a pending submission; `isUnchanged`: the form still has the same values. */
  | { readonly type: 'delivered'; readonly id: string; readonly isUnchanged: boolean }
  | {
      readonly type: 'validate';
      readonly id: string;
      /** Current error message; null if the field is valid. */
      readonly message: string | null;
      /** All field ids in document order. */
      readonly order: readonly string[];
    }
  | { readonly type: 'reset' };

export const initialState: FormState = {
  phase: 'idle',
  message: '',
  errors: [],
  watchedFields: [],
  failureCount: 0,
  pendingId: '',
};

/** Returns the next state, or the same object if the action does not apply. */
export function formReducer(state: FormState, action: FormAction): FormState {
  const { phase, failureCount } = state;
  switch (action.type) {
    case 'submit':
      return canSubmit(state) ? { ...initialState, phase: 'submitting', failureCount } : state;
    case 'succeed':
      return phase === 'submitting' ? { ...initialState, phase: 'success', failureCount } : state;
    case 'fail':
      return phase === 'success' ? state : fail(state, action);
    case 'delivered':
      return handleDelivered(state, action);
    case 'validate':
      return canSubmit(state) ? updateError(state, action) : state;
    case 'reset':
      return phase === 'submitting' ? state : { ...initialState, failureCount };
  }
}

export const canSubmit = ({ phase }: FormState): boolean => phase === 'idle' || phase === 'failure';

export const getError = ({ errors }: FormState, id: string): string | null =>
  errors.find((error) => error.id === id)?.message ?? null;

type Action<T extends FormAction['type']> = Extract<FormAction, { type: T }>;

function fail(state: FormState, { message, errors, pendingId }: Action<'fail'>): FormState {
  return {
    phase: 'failure',
    message,
    errors,
    watchedFields: errors.map(({ id }) => id),
    failureCount: state.failureCount + 1,
    // A failed validation does not affect a submission that is already pending.
    pendingId: pendingId ?? (state.phase === 'submitting' ? '' : state.pendingId),
  };
}

/** Input entered since the failure is preserved; only the failure is cleared. */
function handleDelivered(state: FormState, { id, isUnchanged }: Action<'delivered'>): FormState {
  if (!canSubmit(state) || state.pendingId === '' || state.pendingId !== id) return state;
  return { ...initialState, phase: isUnchanged ? 'success' : 'idle', failureCount: state.failureCount };
}

function updateError(state: FormState, { id, message, order }: Action<'validate'>): FormState {
  if (getError(state, id) === message) return state;
  const others = state.errors.filter((error) => error.id !== id);
  const errors = message === null ? others : [...others, { id, message }].sort(byOrder(order));
  const watchedFields = state.watchedFields.includes(id) ? state.watchedFields : [...state.watchedFields, id];
  // Without errors, the general message is obsolete.
  if (errors.length === 0 && state.errors.length > 0)
    return { ...state, phase: 'idle', message: '', errors, watchedFields };
  return { ...state, errors, watchedFields };
}

const byOrder = (order: readonly string[]) => (a: FieldError, b: FieldError) =>
  order.indexOf(a.id) - order.indexOf(b.id);
