// Connects a newsletter form to validation, captcha, outbox and server.
import { useEffect, useLayoutEffect, useState } from 'react';
import { localizeMessage, resolveMessages } from '../../kit/contract/messages';
import { useServices } from '../../kit/element/use-services';
import { warn } from '../../kit/element/warn';
import { getSubmitButtons } from '../../kit/form/form-element';
import { useFormSubmission } from '../../kit/form/hooks/use-form-submission';
import { findCaptcha, loadCaptcha, requestCaptchaToken } from '../../kit/form/lazy-captcha';
import { useLatestRef } from '../../kit/hooks/use-latest-ref';
import type { SentSubmission, SubmissionFailure, SubmissionResult } from '../../services/forms/types';
import { getFieldKey, readNames, readValues } from './newsletter.content';
import { defaultMessages, type NewsletterMessages } from './newsletter.messages';
import { initialState, type NewsletterState, validateSubscription } from './newsletter.model';
import type { NewsletterProps, NewsletterViewModel } from './newsletter.types';

export function useNewsletter(props: NewsletterProps): NewsletterViewModel {
  const { host, content } = props;
  const services = useServices();
  const messages: NewsletterMessages = resolveMessages(host, defaultMessages, props.messages);
  const [state, setState] = useState(initialState);
  const context = useLatestRef<Context>({ props, services, messages, state, setState });

  useEffect(() => services.forms.preload(), [services]);
  const isBusy = state.phase === 'submitting';
  useFormSubmission({ form: content.form, host, isBusy, busyText: messages.submitting }, (form) =>
    subscribe(form, context.current),
  );
  const { sent } = services.forms.outbox;
  useLayoutEffect(
    () => sent.subscribe((delivered) => handleDelivered(context.current, delivered)),
    [sent, context],
  );
  return { state, messages, services };
}

interface Context extends NewsletterViewModel {
  readonly props: NewsletterProps;
  readonly setState: (state: NewsletterState) => void;
}

/** Never rejects. The input is preserved until the server has accepted it. */
async function subscribe(form: HTMLFormElement, context: Context): Promise<void> {
  const { props, services, messages, setState, state } = context;
  const { emit, listId, formId, emailPolicy, content } = props;
  const email = getEmail(context);
  const title = getTitle(content.email);
  const invalid = validateSubscription({ email, title, listId, formId, emailPolicy }, messages);
  if (!listId && !formId)
    warn('site-newsletter', 'no list-id and no form-id; addresses cannot be sent. Set one of them.');
  if (invalid) return setState({ ...invalid, pending: state.pending });
  if (!emit('site-newsletter-submit-request', { email, listId })) return setState(initialState);
  const send = prepare(form, context);
  setState({ ...initialState, phase: 'submitting' });
  const captchaKey = await requestCaptchaToken(form);
  if (captchaKey === '')
    return setState({
      phase: 'failure',
      message: messages.captchaMissing,
      fieldError: '',
      pending: state.pending,
    });
  // A different address replaces the pending one.
  if (state.pending && state.pending.email !== email) await services.forms.outbox.discard(state.pending.id);
  const result = await send(captchaKey);
  if (result.ok) return succeed(context, result.message);
  const captcha = findCaptcha(form);
  if (captcha) (await loadCaptcha()).resetCaptcha(captcha, getSubmitButtons(form));
  fail(context, result, email);
}

/** Reads the form before it is locked. @returns signs up for the list; without one, submits the form (ruling 42) */
function prepare(
  form: HTMLFormElement,
  context: Context,
): (captchaKey?: string) => Promise<SubmissionResult> {
  const { props, services } = context;
  const { listId, formId } = props;
  const email = getEmail(context);
  if (listId) {
    const names = readNames(form);
    return (captchaKey) =>
      services.forms.subscribe({
        email,
        names,
        listId,
        ...(formId && { formId }),
        ...(captchaKey && { captchaKey }),
      });
  }
  const submission = {
    formId,
    form: readValues(form),
    submitButtonText: getSubmitButtons(form)[0]?.textContent.trim() ?? '',
    isOverlayForm: form.closest('dialog, [aria-modal=true]') !== null,
  };
  return (captchaKey) => services.forms.submit({ ...submission, ...(captchaKey && { captchaKey }) });
}

function succeed({ props, messages, setState }: Context, serverMessage = ''): void {
  const fallback = props.content.successElement ? '' : messages[props.listId ? 'checkInbox' : 'success'];
  const message =
    props.submissionMessage || localizeMessage(serverMessage, defaultMessages, messages) || fallback;
  setState({ ...initialState, phase: 'success', message });
  props.emit('site-newsletter-success', { listId: props.listId });
}

function fail(
  { props, messages, services, setState }: Context,
  { message: serverMessage, fields, status, waitingId }: SubmissionFailure,
  email: string,
) {
  const reason = serverMessage
    ? localizeMessage(serverMessage, defaultMessages, messages)
    : fields
      ? messages.invalidFields
      : messages.unknown;
  const entry = services.forms.outbox.waiting.get().find(({ id }) => id === waitingId);
  const message = waitingId
    ? `${reason} ${entry?.inMemory ? messages.pendingInMemory : messages.pendingStored}`
    : reason;
  setState({
    phase: 'failure',
    message,
    fieldError: fields?.[getEmailKey(props)] ?? fields?.email ?? '',
    pending: waitingId ? { id: waitingId, email } : undefined,
  });
  props.emit('site-newsletter-failure', { status, message, waiting: waitingId !== undefined });
}

/** The pending address was delivered by the outbox. An address entered since then is preserved. */
function handleDelivered(context: Context, delivered: readonly SentSubmission[]): void {
  const { pending, phase } = context.state;
  if (phase !== 'failure' || !delivered.some(({ id }) => id === pending?.id)) return;
  if (getEmail(context) === pending?.email) succeed(context);
  else context.setState(initialState);
}

const getEmailKey = ({ content }: NewsletterProps): string =>
  content.email ? getFieldKey(content.email) : '';

const getEmail = ({ props }: Context): string => props.content.email?.value.trim() ?? '';

function getTitle(email: HTMLInputElement | null): string {
  return email?.labels?.[0]?.textContent.trim() || email?.ariaLabel || email?.placeholder || '';
}
