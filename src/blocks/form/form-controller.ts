// Connects the page's form to validation, submission and the state machine.
import { basicRules } from '../../core/fields/rules';
import { createStore, type Store } from '../../core/store';
import { loadPart } from '../../kit/element/load-part';
import { warn } from '../../kit/element/warn';
import { getFormAttribute, resetForm } from '../../kit/form/form-element';
import type { SentSubmission } from '../../services/forms/types';
import { type Control, type Field, findField, readFields } from './fields';
import {
  canSubmit,
  type FormAction,
  type FormState,
  formReducer,
  getError,
  initialState,
} from './form.model';
import type { FormContext } from './form.types';
import { getButtonText, isNativeSubmission, isUnnamed, readValues, resolveSubmitter } from './form-values';
import { getMaxLength } from './length-limits';
import { sendSubmission } from './submission';
import { describeUnnamed } from './unnamed-fields';
import { type ValidationOptions, validateField, validateFields } from './validation';

/** Field types whose rules are loaded on demand. */
const EXTENDED_TYPES = /^(?:password|twitter|date|time|phone|address|likert)$/;

/** Milliseconds that a submission waits for these rules. */
const RULES_TIMEOUT = 3000;

export interface FormController {
  readonly state: Store<FormState>;
  /** The submitter of the current submission. */
  readonly getSubmitter: () => HTMLElement | null;
  /** Attaches to the form. @returns detaches */
  connect(form: HTMLFormElement): () => void;
  /** Handles submissions that the outbox has delivered. Input entered since then is preserved. */
  handleDelivered(form: HTMLFormElement, delivered: readonly SentSubmission[]): void;
  /** Resets the fields after success without leaving the success state. */
  clearFields(form: HTMLFormElement): void;
}

/** @param getContext values of the latest render */
export function createFormController(getContext: () => FormContext): FormController {
  const state = createStore(initialState);
  const dispatch = (action: FormAction) => state.set(formReducer(state.get(), action));
  let submitter: HTMLElement | null = null;
  let isClearing = false;
  /** Serialized values of the latest submission. */
  let submittedValues = '';
  let rules = basicRules;
  /** Resolves when the extended rules are loaded or have failed to load; undefined unless they are being loaded. */
  let loadingRules: Promise<void> | undefined;

  const getValidationOptions = (): ValidationOptions => {
    const { props, messages } = getContext();
    return { emailPolicy: props.emailPolicy, messages, rules };
  };

  /** If the extended rules cannot be loaded, the server validates these fields. */
  const loadRules = (fields: readonly Field[]): void => {
    if (rules !== basicRules || !fields.some(({ type }) => EXTENDED_TYPES.test(type))) return;
    loadingRules ??= loadPart('site-form', () => import('../../core/forms/extended-rules')).then((part) => {
      if (part) rules = { ...basicRules, ...part.extendedRules };
      loadingRules = undefined;
    });
  };

  const getValues = (fields: readonly Field[], button: HTMLElement | null) =>
    readValues(fields, getContext().services.page.url().searchParams, button);

  /** @returns whether all fields are valid; errors are reported */
  function validate(fields: readonly Field[]): boolean {
    const { props, messages } = getContext();
    const errors = validateFields(fields, getValidationOptions());
    if (errors.length === 0) return true;
    dispatch({ type: 'fail', message: messages.invalidFields, errors });
    props.emit('site-form-invalid', {
      fields: Object.fromEntries(errors.map(({ id, message }) => [id, message])),
    });
    return false;
  }

  function handleSubmit(event: SubmitEvent, form: HTMLFormElement) {
    if (event.defaultPrevented || event.target !== form) return;
    if (!canSubmit(state.get())) return event.preventDefault();
    const button = event.submitter as HTMLButtonElement | null;
    const fields = readFields(form);
    loadRules(fields);
    if (!button?.formNoValidate && !validate(fields)) return event.preventDefault();
    if (!getContext().props.formId || isNativeSubmission(form, button)) return dispatch({ type: 'reset' });
    event.preventDefault();
    if (isUnnamed(fields))
      return dispatch({ type: 'fail', message: getContext().messages.notConfigured, errors: [] });
    if (!loadingRules) return send(form, fields, button);
    const { clock } = getContext().services.page;
    const timeout = new Promise<void>((resolve) => clock.setTimeout(resolve, RULES_TIMEOUT));
    void Promise.race([loadingRules, timeout]).then(() => {
      if (!form.isConnected || !canSubmit(state.get())) return;
      const current = readFields(form);
      if (button?.formNoValidate || validate(current)) send(form, current, button);
    });
  }

  function send(form: HTMLFormElement, fields: readonly Field[], button: HTMLElement | null) {
    submitter = resolveSubmitter(form, button);
    const values = getValues(fields, button);
    const previousValues = submittedValues;
    submittedValues = JSON.stringify(values);
    void sendSubmission(getContext(), dispatch, {
      form,
      values,
      submitButtonText: getButtonText(submitter),
      fields: fields.map(({ key }) => key),
      secret: fields.some(({ controls }) => controls.some(({ type }) => type === 'password')),
      replacesId: submittedValues === previousValues ? '' : state.get().pendingId,
      // A retry may have delivered it before its failure was reported.
    }).then(() => handleDelivered(form, getContext().services.forms.outbox.sent.get()));
  }

  function handleDelivered(form: HTMLFormElement, delivered: readonly SentSubmission[]) {
    const { pendingId } = state.get();
    const submission = pendingId && delivered.find(({ id }) => id === pendingId);
    if (!submission || !canSubmit(state.get())) return;
    const isUnchanged = JSON.stringify(getValues(readFields(form), submitter)) === submittedValues;
    dispatch({ type: 'delivered', id: pendingId, isUnchanged });
    const { formId, submissionId } = submission;
    getContext().props.emit('site-form-success', { formId, submissionId });
  }

  /** Input only clears errors; new errors appear when the field is left, except for exceeded limits. */
  function revalidate({ target, type }: Event, form: HTMLFormElement) {
    const { watchedFields } = state.get();
    if ((target as Control).form !== form) return;
    if (watchedFields.length === 0 && getMaxLength(target as Element) === undefined) return;
    const fields = readFields(form);
    const field = findField(fields, target);
    if (!field) return;
    const id = field.key;
    const message = validateField(field, getValidationOptions());
    const isUrgent =
      message === null ? getError(state.get(), id) !== null : message === getContext().messages.tooLong;
    if (isUrgent || (type === 'change' && watchedFields.includes(id)))
      dispatch({ type: 'validate', id, message, order: fields.map(({ key }) => key) });
  }

  return {
    state,
    getSubmitter: () => submitter,
    connect(form) {
      const fields = readFields(form);
      loadRules(fields);
      const problem = describeUnnamed(fields);
      if (problem) warn('site-form', problem);
      if (!getContext().props.formId && !hasAddress(form)) warn('site-form', NO_ADDRESS);
      const controller = new AbortController();
      const { signal } = controller;
      // On the root: associated controls may be outside the form, and listeners of the page run first.
      const root = getContext().props.host.getRootNode();
      root.addEventListener('submit', (event) => handleSubmit(event as SubmitEvent, form), { signal });
      for (const type of ['input', 'change'])
        root.addEventListener(type, (event) => revalidate(event, form), { signal });
      const handleReset = (event: Event) =>
        event.target === form && !isClearing && dispatch({ type: 'reset' });
      root.addEventListener('reset', handleReset, { signal });
      return () => controller.abort();
    },
    handleDelivered,
    clearFields(form) {
      isClearing = true;
      resetForm(form);
      isClearing = false;
    },
  };
}

/** A generated form gets its id with its definition. */
const hasAddress = (form: HTMLFormElement): boolean =>
  ['action', 'data-site-generated'].some((name) => getFormAttribute(form, name) !== null);

const NO_ADDRESS = 'no form-id and no action; the browser submits it to the address of the page.';
