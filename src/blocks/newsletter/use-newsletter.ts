// What happens when a visitor signs up? The page's form, the rule, the outbox and the server come together.
import { useEffect, useLayoutEffect, useState } from 'react';
import { captchaOf, captchaPart } from '../../kit/form/captcha-part';
import { submitButtons } from '../../kit/form/form-element';
import { useSubmit } from '../../kit/form/use-submit';
import { useLatest } from '../../kit/hooks/use-latest';
import { inOwnWords, textsOf } from '../../kit/texts';
import { useServices } from '../../kit/use-services';
import type { Failure, SentSubmission } from '../../services/forms/forms';
import { findProblem, idle, type NewsletterState } from './model';
import type { NewsletterProps } from './newsletter';
import { defaultTexts, type Texts } from './texts';

export interface Newsletter {
  readonly state: NewsletterState;
  readonly texts: Texts;
  readonly services: ReturnType<typeof useServices>;
}

export function useNewsletter(props: NewsletterProps): Newsletter {
  const { host, content } = props;
  const services = useServices();
  const texts: Texts = textsOf('site-newsletter', defaultTexts, props.messages);
  const [state, show] = useState(idle);
  const now = useLatest<Now>({ props, services, texts, state, show });

  useEffect(() => services.forms.prepare(), [services]);
  const isBusy = state.phase === 'submitting';
  useSubmit({ form: content.form, host, isBusy, text: texts.submitting }, (form) =>
    signUp(form, now.current),
  );
  const { sent } = services.forms.outbox;
  useLayoutEffect(() => sent.subscribe((arrived) => arrive(now.current, arrived)), [sent, now]);
  return { state, texts, services };
}

interface Now extends Newsletter {
  readonly props: NewsletterProps;
  readonly show: (state: NewsletterState) => void;
}

/** Never rejects. What was typed stays until the server has it. */
async function signUp(form: HTMLFormElement, now: Now): Promise<void> {
  const { props, services, texts, show, state } = now;
  const { emit, listId, formId, emailPolicy, content } = props;
  const email = emailOf(now);
  const problem = findProblem(email, listId, titleOf(content.email), emailPolicy, texts);
  if (problem) return show({ ...problem, waiting: state.waiting });
  if (!emit('site-newsletter-submit-request', { email, listId })) return show(idle);
  show({ ...idle, phase: 'submitting' });
  const captcha = captchaOf(form);
  const captchaKey = captcha && (await (await captchaPart()).captchaAnswer(captcha));
  if (captchaKey === '')
    return show({ phase: 'failure', message: texts.captchaMissing, error: '', waiting: state.waiting });
  // Another address takes the place of the one that waits.
  if (state.waiting && state.waiting.email !== email) await services.forms.outbox.discard(state.waiting.id);
  const wish = { email, listId, ...(formId && { formId }), ...(captchaKey && { captchaKey }) };
  const result = await services.forms.subscribe(wish);
  if (result.ok) return succeed(now, result.message);
  if (captcha) (await captchaPart()).resetCaptcha(captcha, submitButtons(form));
  fail(now, result, email);
}

function succeed({ props, texts, show }: Now, said = ''): void {
  const own = props.content.success ? '' : texts.checkInbox;
  const message = props.submissionMessage || inOwnWords(said, defaultTexts, texts) || own;
  show({ ...idle, phase: 'success', message });
  props.emit('site-newsletter-success', { listId: props.listId });
}

function fail(
  { props, texts, services, show }: Now,
  { message: said, fields, status, waiting }: Failure,
  email: string,
) {
  const why = said ? inOwnWords(said, defaultTexts, texts) : fields ? texts.invalidFields : texts.unknown;
  const kept = services.forms.outbox.waiting.get().find(({ id }) => id === waiting);
  const message = waiting ? `${why} ${kept?.inMemory ? texts.waitingHere : texts.waitingNow}` : why;
  show({
    phase: 'failure',
    message,
    error: fields?.email ?? '',
    waiting: waiting ? { id: waiting, email } : undefined,
  });
  props.emit('site-newsletter-failure', { status, message, waiting: waiting !== undefined });
}

/** What waited has been sent by itself. Whoever has written another address meanwhile keeps it. */
function arrive(now: Now, arrived: readonly SentSubmission[]): void {
  const { waiting, phase } = now.state;
  if (phase !== 'failure' || !arrived.some(({ id }) => id === waiting?.id)) return;
  if (emailOf(now) === waiting?.email) succeed(now);
  else now.show(idle);
}

const emailOf = ({ props }: Now): string => props.content.email?.value.trim() ?? '';

function titleOf(email: HTMLInputElement | null): string {
  return email?.labels?.[0]?.textContent.trim() || email?.ariaLabel || email?.placeholder || '';
}
