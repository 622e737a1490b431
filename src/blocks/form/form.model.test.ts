import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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
const fail = (...wrong: string[]): FormAction => ({
  type: 'fail',
  message: 'Wrong.',
  errors: wrong.map((id) => ({ id, text: `${id}?` })),
});
const check = (id: string, text: string | null): FormAction => ({ type: 'check', id, text, order: ids });

describe('the submission machine', () => {
  it('goes from idle over submitting to success or failure, and to idle again [FRM-001]', () => {
    expect(initialState.phase).toBe('idle');
    expect(run({ type: 'submit' }).phase).toBe('submitting');
    expect(run({ type: 'submit' }, { type: 'succeed' }).phase).toBe('success');
    expect(run({ type: 'submit' }, { type: 'succeed' }, { type: 'reset' }).phase).toBe('idle');
    expect(run({ type: 'submit' }, fail('email')).phase).toBe('failure');
    expect(run({ type: 'submit' }, fail('email'), { type: 'reset' }).phase).toBe('idle');
    expect(run({ type: 'submit' }, fail('email'), check('email', null)).phase).toBe('idle');
  });

  it('shows the errors of a failure and can be submitted again [FRM-008]', () => {
    const state = run({ type: 'submit' }, fail('email'));
    expect(state).toMatchObject({
      phase: 'failure',
      message: 'Wrong.',
      errors: [{ id: 'email', text: 'email?' }],
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

  it('takes no answer to a question that was not asked', () => {
    expect(formReducer(initialState, { type: 'succeed' })).toBe(initialState);
  });

  it('drops the message with the last corrected field, and keeps watching that field', () => {
    const half = run(fail('name', 'email'), check('name', null));
    expect(half).toMatchObject({ phase: 'failure', message: 'Wrong.', watched: ['name', 'email'] });
    const done = formReducer(half, check('email', null));
    expect(done).toMatchObject({ phase: 'idle', message: '', errors: [], watched: ['name', 'email'] });
  });

  it('keeps errors in document order, whatever order they come in', () => {
    const state = run(fail('message'), check('name', 'a'), check('email', 'b'));
    expect(state.errors.map(({ id }) => id)).toEqual(ids);
  });

  it('is a success when what waited has been sent, unless the visitor has written on', () => {
    const waits = run({ type: 'submit' }, { type: 'fail', message: 'Offline.', errors: [], waiting: 'w1' });
    expect(waits).toMatchObject({ phase: 'failure', waiting: 'w1' });
    expect(formReducer(waits, { type: 'arrive', id: 'w2', same: true })).toBe(waits);
    expect(formReducer(waits, { type: 'arrive', id: 'w1', same: true }).phase).toBe('success');
    expect(formReducer(waits, { type: 'arrive', id: 'w1', same: false })).toMatchObject({
      phase: 'idle',
      message: '',
      waiting: '',
    });
    expect(formReducer(waits, fail('name'))).toMatchObject({ waiting: 'w1' });
    expect(formReducer(waits, { type: 'submit' })).toMatchObject({ phase: 'submitting', waiting: '' });
  });

  it('holds its promises under any sequence of actions', () => {
    const id = fc.constantFrom(...ids);
    const action: fc.Arbitrary<FormAction> = fc.oneof(
      fc.constantFrom<FormAction>({ type: 'submit' }, { type: 'succeed' }, { type: 'reset' }),
      fc.subarray(ids).map((wrong) => fail(...wrong)),
      fc.constantFrom('w1', 'w2').map((waiting) => ({ ...fail(), waiting })),
      fc.record({ type: fc.constant('arrive'), id: fc.constantFrom('', 'w1', 'w2'), same: fc.boolean() }),
      fc.tuple(id, fc.option(fc.constant('wrong'))).map(([name, text]) => check(name, text)),
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
              before.phase === 'submitting' || (next.type === 'arrive' && before.waiting === next.id),
            ).toBe(true);
          if (state.phase === 'success' || state.phase === 'submitting') expect(state.waiting).toBe('');
          if (state.failures !== before.failures) expect(next.type).toBe('fail');
          for (const error of state.errors) {
            expect(getError(state, error.id)).toBe(error.text);
            expect(state.watched).toContain(error.id);
          }
        }
      }),
    );
  });
});
