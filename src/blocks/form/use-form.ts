// How do the machine and the page's form come together while the block is on the page?
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useServices } from '../../kit/element/use-services';
import { useStore } from '../../kit/element/use-store';
import { getSubmitButtons, setBooleanAttribute } from '../../kit/form/form-element';
import { lockForm, setButtonsBusy } from '../../kit/form/form-lock';
import { findCaptcha, loadCaptcha } from '../../kit/form/lazy-captcha';
import { useLatestRef } from '../../kit/hooks/use-latest-ref';
import { resolveMessages } from '../../kit/messages';
import type { Services } from '../../services/services';
import { defaultMessages, type FormMessages } from './form.messages';
import type { FormState } from './form.model';
import {
  createFormController,
  type FormContext,
  type FormController,
  type FormProps,
} from './form-controller';
import type { ParsedFormDefinition } from './generated/definition';

export interface FormViewModel {
  readonly state: FormState;
  readonly texts: FormMessages;
  readonly services: Services;
  /** The options, and what a definition says where there is none. */
  readonly props: FormProps;
  readonly onDefinition: (definition: ParsedFormDefinition) => void;
}

export function useForm(given: FormProps): FormViewModel {
  const { host } = given;
  const { form } = given.content;
  const services = useServices();
  const [definition, onDefinition] = useState<Partial<ParsedFormDefinition>>({});
  const props = withDefinition(given, definition);
  const texts = useMemo(
    () => resolveMessages('site-form', defaultMessages, { ...definition.messages, ...given.messages }),
    [given.messages, definition],
  );
  const now = useLatestRef<FormContext>({ props, texts, services });
  const [session] = useState(() => createFormController(() => now.current));
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
    const captcha = form && findCaptcha(form);
    if (!form || !captcha?.answer || before !== 'submitting' || phase !== 'failure') return;
    let isOver = false;
    let free = () => {};
    void loadCaptcha().then(({ resetCaptcha }) => {
      if (!isOver) free = resetCaptcha(captcha, getSubmitButtons(form));
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
    () => (form ? sent.subscribe((arrived) => session.handleDelivered(form, arrived)) : undefined),
    [form, sent, session],
  );

  return { state, texts, services, props, onDefinition };
}

function withDefinition(props: FormProps, definition: Partial<ParsedFormDefinition>): FormProps {
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
function takeOver(form: HTMLFormElement, session: FormController): () => void {
  const restore = setBooleanAttribute(form, 'novalidate');
  const stop = session.connect(form);
  return () => {
    stop();
    restore();
  };
}

function hold(form: HTMLFormElement, host: HTMLElement, session: FormController, text: string): () => void {
  const markReady = setButtonsBusy(session.getSubmitter(), getSubmitButtons(form), text);
  const unlock = lockForm(form, host.getRootNode());
  return () => {
    markReady();
    unlock();
  };
}

/** After success the fields are hidden (FRM-004). */
function putAway(form: HTMLFormElement, session: FormController): () => void {
  const show = setBooleanAttribute(form, 'hidden');
  session.clearFields(form);
  return show;
}
