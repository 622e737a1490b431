import { describe, expect, it } from 'vitest';
import fc from '../../core/testing/fast-check';
import {
  canSubmit,
  type FormAction,
  type FormState,
  formReducer,
  getError,
  initialState,
} from './form.model';

const ids = ['name', 'email', 'message'];
const run = (...actions: FormAction[]): FormState => actions.reduce(formReducer, initialState);
const fail = (...invalid: string[]): FormAction => ({
  type: 'fail',
  message: 'Wrong.',
  errors: invalid.map((id) => ({ id, message: `${id}?` })),
});
const validate = (id: string, message: string | null): FormAction => ({
  type: 'validate',
  id,
  message,
  order: ids,
});

describe('formReducer', () => {
  it('moves from idle through submitting to success or failure, and back to idle [FRM-001]', () => {
    expect(initialState.phase).toBe('idle');
    expect(run({ type: 'submit' }).phase).toBe('submitting');
    expect(run({ type: 'submit' }, { type: 'succeed' }).phase).toBe('success');
    expect(run({ type: 'submit' }, { type: 'succeed' }, { type: 'reset' }).phase).toBe('idle');
    expect(run({ type: 'submit' }, fail('email')).phase).toBe('failure');
    expect(run({ type: 'submit' }, fail('email'), { type: 'reset' }).phase).toBe('idle');
    expect(run({ type: 'submit' }, fail('email'), validate('email', null)).phase).toBe('idle');
  });

  it('keeps the errors of a failure and accepts a new submit [FRM-008]', () => {
    const state = run({ type: 'submit' }, fail('email'));
    expect(state).toMatchObject({
      phase: 'failure',
      message: 'Wrong.',
      errors: [{ id: 'email', message: 'email?' }],
    });
    expect(formReducer(state, { type: 'submit' })).toMatchObject({
      phase: 'submitting',
      message: '',
      errors: [],
    });
  });

  it('ignores a submit and a reset while submitting, and a submit after success [FRM-003]', () => {
    const submitting = run({ type: 'submit' });
    expect(formReducer(submitting, { type: 'submit' })).toBe(submitting);
    expect(formReducer(submitting, { type: 'reset' })).toBe(submitting);
    const success = run({ type: 'submit' }, { type: 'succeed' });
    expect(formReducer(success, { type: 'submit' })).toBe(success);
    expect(formReducer(success, fail())).toBe(success);
  });

  it('ignores success without a submission', () => {
    expect(formReducer(initialState, { type: 'succeed' })).toBe(initialState);
  });

  it('clears the message when the last invalid field is corrected, and keeps watching that field', () => {
    const half = run(fail('name', 'email'), validate('name', null));
    expect(half).toMatchObject({ phase: 'failure', message: 'Wrong.', watchedFields: ['name', 'email'] });
    const done = formReducer(half, validate('email', null));
    expect(done).toMatchObject({ phase: 'idle', message: '', errors: [], watchedFields: ['name', 'email'] });
  });

  it('keeps errors in document order', () => {
    const state = run(fail('message'), validate('name', 'a'), validate('email', 'b'));
    expect(state.errors.map(({ id }) => id)).toEqual(ids);
  });

  it('succeeds when the pending submission is delivered, unless the input has changed', () => {
    const pending = run(
      { type: 'submit' },
      { type: 'fail', message: 'Offline.', errors: [], pendingId: 'w1' },
    );
    expect(pending).toMatchObject({ phase: 'failure', pendingId: 'w1' });
    expect(formReducer(pending, { type: 'delivered', id: 'w2', isUnchanged: true })).toBe(pending);
    expect(formReducer(pending, { type: 'delivered', id: 'w1', isUnchanged: true }).phase).toBe('success');
    expect(formReducer(pending, { type: 'delivered', id: 'w1', isUnchanged: false })).toMatchObject({
      phase: 'idle',
      message: '',
      pendingId: '',
    });
    expect(formReducer(pending, fail('name'))).toMatchObject({ pendingId: 'w1' });
    expect(formReducer(pending, { type: 'submit' })).toMatchObject({ phase: 'submitting', pendingId: '' });
  });

  it('maintains its invariants for any sequence of actions', () => {
    const id = fc.constantFrom(...ids);
    const action: fc.Arbitrary<FormAction> = fc.oneof(
      fc.constantFrom<FormAction>({ type: 'submit' }, { type: 'succeed' }, { type: 'reset' }),
      fc.subarray(ids).map((invalid) => fail(...invalid)),
      fc.constantFrom('w1', 'w2').map((pendingId) => ({ ...fail(), pendingId })),
      fc.record({
        type: fc.constant('delivered'),
        id: fc.constantFrom('', 'w1', 'w2'),
        isUnchanged: fc.boolean(),
      }),
      fc.tuple(id, fc.option(fc.constant('invalid'))).map(([name, message]) => validate(name, message)),
    );
    fc.assert(
      fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
        let state = initialState;
        for (const next of actions) {
          const before = state;
          state = formReducer(before, next);
          const order = state.errors.map((error) => ids.indexOf(error.id));
          expect(order).toEqual([...new Set(order)].sort((a, b) => a - b));
          if (state.phase === 'success' || state.phase === 'submitting') expect(state.errors).toEqual([]);
          if (next.type === 'submit') expect(state === before).toBe(!canSubmit(before));
          if (state.phase === 'success' && before.phase !== 'success')
            expect(
              before.phase === 'submitting' || (next.type === 'delivered' && before.pendingId === next.id),
            ).toBe(true);
          if (state.phase === 'success' || state.phase === 'submitting') expect(state.pendingId).toBe('');
          if (state.failureCount !== before.failureCount) expect(next.type).toBe('fail');
          for (const error of state.errors) {
            expect(getError(state, error.id)).toBe(error.message);
            expect(state.watchedFields).toContain(error.id);
          }
        }
      }),
    );
  });
});
