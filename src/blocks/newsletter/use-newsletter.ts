// What happens when a visitor signs up? The page's form, the rule and the server come together.
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { captchaOf, captchaPart } from '../../kit/form/captcha-part';
import { resetForm, submitButtons, switchOn } from '../../kit/form/form-element';
import { lock, markBusy } from '../../kit/form/lock';
import { useLatest } from '../../kit/hooks/use-latest';
import { inOwnWords, textsOf } from '../../kit/texts';
import { useServices } from '../../kit/use-services';
import { findProblem, idle, type NewsletterState } from './model';
import type { NewsletterProps } from './newsletter';
import { defaultTexts, type Texts } from './texts';

export function useNewsletter(props: NewsletterProps): NewsletterState {
  const { host, content } = props;
  const { form } = content;
  const services = useServices();
  const texts: Texts = textsOf('site-newsletter', defaultTexts, props.messages);
  const [state, setState] = useState(idle);
  const now = useLatest({ props, services, texts });
  // Not from the state: a second click comes before it is drawn.
  const busy = useRef(false);

  useEffect(() => services.forms.prepare(), [services]);
  useLayoutEffect(() => {
    if (!form) return;
    const restore = switchOn(form, 'novalidate');
    const submit = (event: SubmitEvent) => {
      if (event.target !== form || event.defaultPrevented) return;
      event.preventDefault();
      if (busy.current) return;
      busy.current = true;
      void signUp(form, now.current, setState).finally(() => {
        busy.current = false;
      });
    };
    const root = host.getRootNode();
    // On the root: after the page's own listeners.
    root.addEventListener('submit', submit as EventListener);
    return () => {
      root.removeEventListener('submit', submit as EventListener);
      restore();
    };
  }, [form, host, now]);

  useLayoutEffect(() => {
    if (!form || state.phase !== 'submitting') return;
    const buttons = submitButtons(form);
    const ready = markBusy(buttons[0] ?? null, buttons, now.current.texts.submitting);
    const unlock = lock(form, host.getRootNode());
    return () => {
      unlock();
      ready();
    };
  }, [form, host, now, state.phase]);
  return state;
}

interface Now {
  readonly props: NewsletterProps;
  readonly services: ReturnType<typeof useServices>;
  readonly texts: Texts;
}

/** Never rejects. What was typed stays until the server has it. */
async function signUp(
  form: HTMLFormElement,
  { props, services, texts }: Now,
  show: (state: NewsletterState) => void,
): Promise<void> {
  const { emit, listId, formId, emailPolicy, content } = props;
  const email = content.email?.value.trim() ?? '';
  const fail = (message: string, error = '') => show({ phase: 'failure', message, error });
  const problem = findProblem(email, listId, titleOf(content.email), emailPolicy, texts);
  if (problem) return show(problem);
  if (!emit('site-newsletter-submit-request', { email, listId })) return show(idle);
  show({ ...idle, phase: 'submitting' });
  const captcha = captchaOf(form);
  const captchaKey = captcha && (await (await captchaPart()).captchaAnswer(captcha));
  if (captchaKey === '') return fail(texts.captchaMissing);
  const wish = { email, listId, ...(formId && { formId }), ...(captchaKey && { captchaKey }) };
  const result = await services.forms.subscribe(wish);
  if (result.ok) {
    resetForm(form);
    show({ ...idle, phase: 'success', message: props.submissionMessage || result.message });
    emit('site-newsletter-success', { listId });
    return;
  }
  if (captcha) (await captchaPart()).resetCaptcha(captcha, submitButtons(form));
  const message = result.message
    ? inOwnWords(result.message, defaultTexts, texts)
    : result.fields
      ? texts.invalidFields
      : texts.unknown;
  fail(message, result.fields?.email ?? '');
  emit('site-newsletter-failure', { status: result.status, message });
}

function titleOf(email: HTMLInputElement | null): string {
  return email?.labels?.[0]?.textContent.trim() || email?.ariaLabel || email?.placeholder || '';
}
