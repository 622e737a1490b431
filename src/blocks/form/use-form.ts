// How do the machine and the page's form come together while the block is on the page?
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { captchaOf, captchaPart } from '../../kit/form/captcha-part';
import { submitButtons, switchOn } from '../../kit/form/form-element';
import { lock, markBusy } from '../../kit/form/lock';
import { useLatest } from '../../kit/hooks/use-latest';
import { textsOf } from '../../kit/texts';
import { useServices } from '../../kit/use-services';
import { useStore } from '../../kit/use-store';
import type { Services } from '../../services/services';
import type { FormState } from './form.model';
import { defaultTexts, type Texts } from './form.texts';
import { createFormSession, type FormProps, type FormSession, type Now } from './form-session';
import type { MadeDefinition } from './made/definition';

export interface FormView {
  readonly state: FormState;
  readonly texts: Texts;
  readonly services: Services;
  /** The options, and what a definition says where there is none. */
  readonly props: FormProps;
  readonly onDefinition: (definition: MadeDefinition) => void;
}

export function useForm(given: FormProps): FormView {
  const { host } = given;
  const { form } = given.content;
  const services = useServices();
  const [definition, onDefinition] = useState<Partial<MadeDefinition>>({});
  const props = withDefinition(given, definition);
  const texts = useMemo(
    () => textsOf('site-form', defaultTexts, { ...definition.messages, ...given.messages }),
    [given.messages, definition],
  );
  const now = useLatest<Now>({ props, texts, services });
  const [session] = useState(() => createFormSession(() => now.current));
  const state = useStore(session.state);
  const { phase } = state;

  useLayoutEffect(() => (form ? takeOver(form, session) : undefined), [form, session]);
  useLayoutEffect(() => {
    if (!form) return;
    if (phase === 'submitting') return hold(form, host, session, texts.submitting);
    if (phase === 'success') return putAway(form, session);
  }, [form, host, phase, session, texts]);
  useLayoutEffect(() => host.setAttribute('data-phase', phase), [host, phase]);
  const last = useRef(phase);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = phase;
    // A captcha's answer is good for one submission (FRM-009); wrong fields, or a captcha half done, do not cost it.
    const captcha = form && captchaOf(form);
    if (!form || !captcha?.answer || before !== 'submitting' || phase !== 'failure') return;
    let isOver = false;
    let free = () => {};
    void captchaPart().then(({ resetCaptcha }) => {
      if (!isOver) free = resetCaptcha(captcha, submitButtons(form));
    });
    return () => {
      isOver = true;
      free();
    };
  }, [form, phase]);
  const { formId } = props;
  useEffect(() => {
    if (form && formId) services.tracking.formRender(formId);
  }, [form, formId, services]);
  const { sent } = services.forms.outbox;
  useLayoutEffect(
    () => (form ? sent.subscribe((arrived) => session.arrive(form, arrived)) : undefined),
    [form, sent, session],
  );

  return { state, texts, services, props, onDefinition };
}

function withDefinition(props: FormProps, definition: Partial<MadeDefinition>): FormProps {
  return {
    ...props,
    formId: props.formId || definition.id || '',
    submissionMessage: props.submissionMessage || definition.submissionMessage || '',
    postSubmitHtml: props.postSubmitHtml || definition.postSubmitHtml || '',
    successRedirect: props.successRedirect || definition.successRedirect || '',
    draft: props.draft || definition.draft === true,
  };
}

/** From now on the fields are checked here; the browser's own bubbles would come first and stop the submit. */
function takeOver(form: HTMLFormElement, session: FormSession): () => void {
  const restore = switchOn(form, 'novalidate');
  const stop = session.listen(form);
  return () => {
    stop();
    restore();
  };
}

function hold(form: HTMLFormElement, host: HTMLElement, session: FormSession, text: string): () => void {
  const markReady = markBusy(session.button(), submitButtons(form), text);
  const unlock = lock(form, host.getRootNode());
  return () => {
    markReady();
    unlock();
  };
}

/** After success the fields are hidden (FRM-004). */
function putAway(form: HTMLFormElement, session: FormSession): () => void {
  const show = switchOn(form, 'hidden');
  session.clear(form);
  return show;
}
