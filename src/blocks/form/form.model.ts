// In which state is a form, and what leads to the next? Pure; the view draws it, use-form feeds it.

/** One wrong field. */
export interface FieldError {
  readonly id: string;
  readonly text: string;
}

/**
 * FRM-001. A failed form is open again at once: it shows what went wrong and takes the next submit as an idle one does.
 */
export interface FormState {
  readonly phase: 'idle' | 'submitting' | 'success' | 'failure';
  /** For the whole form; empty if there is nothing to say. */
  readonly message: string;
  /** In document order. */
  readonly errors: readonly FieldError[];
  /** Ids that were wrong since the last submit: they are checked again while the visitor corrects them. */
  readonly watched: readonly string[];
  /** Counts failures, so that each one moves the focus once. */
  readonly failures: number;
  /** Id of what could not be sent and waits to be sent by itself; empty if nothing does. */
  readonly waiting: string;
}

export type FormAction =
  | { readonly type: 'submit' }
  | { readonly type: 'succeed' }
  | {
      readonly type: 'fail';
      readonly message: string;
      readonly errors: readonly FieldError[];
      readonly waiting?: string;
    }
  /** What waited has been sent; `same` if it is still what the form says. */
  | { readonly type: 'arrive'; readonly id: string; readonly same: boolean }
  | {
      readonly type: 'check';
      readonly id: string;
      /** What is wrong with it now; null if nothing is. */
      readonly text: string | null;
      /** All ids in document order. */
      readonly order: readonly string[];
    }
  | { readonly type: 'reset' };

export const initialState: FormState = {
  phase: 'idle',
  message: '',
  errors: [],
  watched: [],
  failures: 0,
  waiting: '',
};

/** The next state; the same object when the action means nothing now. */
export function formReducer(state: FormState, action: FormAction): FormState {
  const { phase } = state;
  switch (action.type) {
    case 'submit':
      return canSubmit(state) ? { ...initialState, phase: 'submitting', failures: state.failures } : state;
    case 'succeed':
      return phase === 'submitting' ? { ...initialState, phase: 'success', failures: state.failures } : state;
    case 'fail':
      return phase === 'success' ? state : failed(state, action);
    case 'arrive':
      return arrived(state, action);
    case 'check':
      return canSubmit(state) ? checked(state, action) : state;
    case 'reset':
      return phase === 'submitting' ? state : { ...initialState, failures: state.failures };
  }
}

/** May the visitor submit? */
export const canSubmit = ({ phase }: FormState): boolean => phase === 'idle' || phase === 'failure';

export const getError = ({ errors }: FormState, id: string): string | null =>
  errors.find((error) => error.id === id)?.text ?? null;

type Action<T extends FormAction['type']> = Extract<FormAction, { type: T }>;

function failed(
  { failures, waiting: before, phase }: FormState,
  { message, errors, waiting }: Action<'fail'>,
): FormState {
  const watched = errors.map(({ id }) => id);
  // Wrong fields keep the visitor from sending again; what was on its way before still is.
  const still = waiting ?? (phase === 'submitting' ? '' : before);
  return { phase: 'failure', message, errors, watched, failures: failures + 1, waiting: still };
}

/** Whoever has written on in the meantime keeps it; only the failure is over. */
function arrived(state: FormState, { id, same }: Action<'arrive'>): FormState {
  if (!canSubmit(state) || state.waiting === '' || state.waiting !== id) return state;
  return { ...initialState, phase: same ? 'success' : 'idle', failures: state.failures };
}

function checked(state: FormState, { id, text, order }: Action<'check'>): FormState {
  if (getError(state, id) === text) return state;
  const others = state.errors.filter((error) => error.id !== id);
  const errors = text === null ? others : [...others, { id, text }].sort(by(order));
  const watched = state.watched.includes(id) ? state.watched : [...state.watched, id];
  // With the last wrong field corrected the general message has nothing to point at any more.
  if (errors.length === 0 && state.errors.length > 0)
    return { ...state, phase: 'idle', message: '', errors, watched };
  return { ...state, errors, watched };
}

const by = (order: readonly string[]) => (a: FieldError, b: FieldError) =>
  order.indexOf(a.id) - order.indexOf(b.id);
