// What does the form do when the visitor submits, corrects or resets it? Joins the page's form, the rules and the machine.
import { basicRules } from '../../core/forms/rules';
import { createStore, type Store } from '../../core/store';
import type { BlockProps } from '../../kit/element/define';
import { resetForm } from '../../kit/form/form-element';
import type { SentSubmission } from '../../services/forms/types';
import type { Services } from '../../services/services';
import { type Control, type Field, findField, readFields } from './fields';
import type { FormContent } from './form.content';
import type { form as contract } from './form.contract';
import type { FormMessages } from './form.messages';
import {
  canSubmit,
  type FormAction,
  type FormState,
  formReducer,
  getError,
  initialState,
} from './form.model';
import { getButtonText, isNativeSubmission, readValues, resolveSubmitter } from './form-values';
import { getMaxLength } from './length-limits';
import { sendSubmission } from './submission';
import { type ValidationOptions, validateField, validateFields } from './validation';

/** Kinds whose rules are fetched where they are needed. */
const SPECIAL = /^(?:password|twitter|date|time|phone|address|likert)$/;

export type FormProps = BlockProps<typeof contract, FormContent>;

/** What holds at the moment of an event. */
export interface FormContext {
  readonly props: FormProps;
  readonly texts: FormMessages;
  readonly services: Services;
}

export interface FormController {
  readonly state: Store<FormState>;
  /** The button of the running submission. */
  readonly getSubmitter: () => HTMLElement | null;
  /** Follows the form until the answer is called. */
  connect(form: HTMLFormElement): () => void;
  /** What waited has been sent: the form says so, unless the visitor has written on. */
  handleDelivered(form: HTMLFormElement, sent: readonly SentSubmission[]): void;
  /** Empties the form after success; nothing typed is kept on the screen of others. */
  clearFields(form: HTMLFormElement): void;
}

export function createFormController(now: () => FormContext): FormController {
  const state = createStore(initialState);
  const act = (action: FormAction) => state.set(formReducer(state.get(), action));
  let button: HTMLElement | null = null;
  let clearing = false;
  /** What was sent last, as it was written. */
  let written = '';

  let rules = basicRules;

  const checking = (): ValidationOptions => ({
    emailPolicy: now().props.emailPolicy,
    texts: now().texts,
    rules,
  });

  /** Fields of kinds with rules of their own: where these cannot be had, the server tells. */
  const learn = (fields: readonly Field[]): void => {
    if (rules !== basicRules || !fields.some(({ type }) => SPECIAL.test(type))) return;
    import('../../core/forms/extended-rules').then(
      ({ extendedRules }) => {
        rules = { ...basicRules, ...extendedRules };
      },
      () => {},
    );
  };

  const valuesOf = (fields: readonly Field[], submitter: HTMLElement | null) =>
    readValues(fields, now().services.page.url().searchParams, submitter);

  /** Stops the submit and says why, if there is anything wrong. */
  function refuse(fields: readonly Field[]): boolean {
    const { props, texts } = now();
    const errors = validateFields(fields, checking());
    if (errors.length === 0) return false;
    act({ type: 'fail', message: texts.invalidFields, errors });
    props.emit('site-form-invalid', { fields: Object.fromEntries(errors.map(({ id, text }) => [id, text])) });
    return true;
  }

  function submit(event: SubmitEvent, form: HTMLFormElement) {
    if (event.defaultPrevented || event.target !== form) return;
    if (!canSubmit(state.get())) return event.preventDefault();
    const { submitter } = event;
    const fields = readFields(form);
    learn(fields);
    const unchecked = (submitter as HTMLButtonElement | null)?.formNoValidate === true;
    if (!unchecked && refuse(fields)) return event.preventDefault();
    if (!now().props.formId || isNativeSubmission(form, submitter)) return act({ type: 'reset' });
    event.preventDefault();
    button = resolveSubmitter(form, submitter);
    const values = valuesOf(fields, submitter);
    const before = written;
    written = JSON.stringify(values);
    void sendSubmission(now(), act, {
      form,
      values,
      submitButtonText: getButtonText(button),
      fields: fields.map(({ key }) => key),
      secret: fields.some(({ controls }) => controls.some(({ type }) => type === 'password')),
      instead: written === before ? '' : state.get().waiting,
    });
  }

  /** While the visitor types, errors only go; what is wrong now is said when the field is left, a limit at once. */
  function check({ target, type }: Event, form: HTMLFormElement) {
    const { watched } = state.get();
    if ((target as Control).form !== form) return;
    if (watched.length === 0 && getMaxLength(target as Element) === undefined) return;
    const fields = readFields(form);
    const field = findField(fields, target);
    if (!field) return;
    const { texts } = now();
    const id = field.key;
    const text = validateField(field, checking());
    const isNews = text === null ? getError(state.get(), id) !== null : text === texts.tooLong;
    if (isNews || (type === 'change' && watched.includes(id)))
      act({ type: 'check', id, text, order: fields.map(({ key }) => key) });
  }

  return {
    state,
    getSubmitter: () => button,
    connect(form) {
      learn(readFields(form));
      const events = new AbortController();
      const { signal } = events;
      // On the root, because controls elsewhere on the page may belong to the form, and after the page's own listeners.
      const root = now().props.host.getRootNode();
      root.addEventListener('submit', (event) => submit(event as SubmitEvent, form), { signal });
      for (const type of ['input', 'change'])
        root.addEventListener(type, (event) => check(event, form), { signal });
      const reset = (event: Event) => event.target === form && !clearing && act({ type: 'reset' });
      root.addEventListener('reset', reset, { signal });
      return () => events.abort();
    },
    handleDelivered(form, sent) {
      const { waiting } = state.get();
      const arrival = waiting && sent.find(({ id }) => id === waiting);
      if (!arrival || !canSubmit(state.get())) return;
      const same = JSON.stringify(valuesOf(readFields(form), button)) === written;
      act({ type: 'arrive', id: waiting, same });
      const { formId, submissionId } = arrival;
      now().props.emit('site-form-success', { formId, submissionId });
    },
    clearFields(form) {
      clearing = true;
      resetForm(form);
      clearing = false;
    },
  };
}
