// What happens when a visitor signs up? The page's form, the rule, the outbox and the server come together.
import { useEffect, useLayoutEffect, useState } from 'react';
import { useServices } from '../../kit/element/use-services';
import { getSubmitButtons } from '../../kit/form/form-element';
import { findCaptcha, loadCaptcha } from '../../kit/form/lazy-captcha';
import { useFormSubmission } from '../../kit/form/use-form-submission';
import { useLatestRef } from '../../kit/hooks/use-latest-ref';
import { localizeMessage, resolveMessages } from '../../kit/messages';
import type { SentSubmission, SubmissionFailure } from '../../services/forms/types';
import type { NewsletterProps } from './newsletter';
import { defaultMessages, type NewsletterMessages } from './newsletter.messages';
import { initialState, type NewsletterState, validateSubscription } from './newsletter.model';

export interface NewsletterViewModel {
  readonly state: NewsletterState;
  readonly texts: NewsletterMessages;
  readonly services: ReturnType<typeof useServices>;
}

export function useNewsletter(props: NewsletterProps): NewsletterViewModel {
  const { host, content } = props;
  const services = useServices();
  const texts: NewsletterMessages = resolveMessages('site-newsletter', defaultMessages, props.messages);
  const [state, show] = useState(initialState);
  const now = useLatestRef<Now>({ props, services, texts, state, show });

  useEffect(() => services.forms.preload(), [services]);
  const isBusy = state.phase === 'submitting';
  useFormSubmission({ form: content.form, host, isBusy, text: texts.submitting }, (form) =>
    signUp(form, now.current),
  );
  const { sent } = services.forms.outbox;
  useLayoutEffect(() => sent.subscribe((arrived) => arrive(now.current, arrived)), [sent, now]);
  return { state, texts, services };
}

interface Now extends NewsletterViewModel {
  readonly props: NewsletterProps;
  readonly show: (state: NewsletterState) => void;
}

/** Never rejects. What was typed stays until the server has it. */
async function signUp(form: HTMLFormElement, now: Now): Promise<void> {
  const { props, services, texts, show, state } = now;
  const { emit, listId, formId, emailPolicy, content } = props;
  const email = emailOf(now);
  const problem = validateSubscription(email, listId, titleOf(content.email), emailPolicy, texts);
  if (problem) return show({ ...problem, pending: state.pending });
  if (!emit('site-newsletter-submit-request', { email, listId })) return show(initialState);
  show({ ...initialState, phase: 'submitting' });
  const captcha = findCaptcha(form);
  const captchaKey = captcha && (await (await loadCaptcha()).captchaAnswer(captcha));
  if (captchaKey === '')
    return show({ phase: 'failure', message: texts.captchaMissing, error: '', pending: state.pending });
  // Another address takes the place of the one that waits.
  if (state.pending && state.pending.email !== email) await services.forms.outbox.discard(state.pending.id);
  const wish = { email, listId, ...(formId && { formId }), ...(captchaKey && { captchaKey }) };
  const result = await services.forms.subscribe(wish);
  if (result.ok) return succeed(now, result.message);
  if (captcha) (await loadCaptcha()).resetCaptcha(captcha, getSubmitButtons(form));
  fail(now, result, email);
}

function succeed({ props, texts, show }: Now, said = ''): void {
  const own = props.content.successElement ? '' : texts.checkInbox;
  const message = props.submissionMessage || localizeMessage(said, defaultMessages, texts) || own;
  show({ ...initialState, phase: 'success', message });
  props.emit('site-newsletter-success', { listId: props.listId });
}

function fail(
  { props, texts, services, show }: Now,
  { message: said, fields, status, waitingId: waiting }: SubmissionFailure,
  email: string,
) {
  const why = said
    ? localizeMessage(said, defaultMessages, texts)
    : fields
      ? texts.invalidFields
      : texts.unknown;
  const kept = services.forms.outbox.waiting.get().find(({ id }) => id === waiting);
  const message = waiting ? `${why} ${kept?.inMemory ? texts.waitingHere : texts.waitingNow}` : why;
  show({
    phase: 'failure',
    message,
    error: fields?.email ?? '',
    pending: waiting ? { id: waiting, email } : undefined,
  });
  props.emit('site-newsletter-failure', { status, message, waiting: waiting !== undefined });
}

/** What waited has been sent by itself. Whoever has written another address meanwhile keeps it. */
function arrive(now: Now, arrived: readonly SentSubmission[]): void {
  const { pending, phase } = now.state;
  if (phase !== 'failure' || !arrived.some(({ id }) => id === pending?.id)) return;
  if (emailOf(now) === pending?.email) succeed(now);
  else now.show(initialState);
}

const emailOf = ({ props }: Now): string => props.content.email?.value.trim() ?? '';

function titleOf(email: HTMLInputElement | null): string {
  return email?.labels?.[0]?.textContent.trim() || email?.ariaLabel || email?.placeholder || '';
}
