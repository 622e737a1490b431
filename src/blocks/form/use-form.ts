// Connects the form controller to the page's form while the block is mounted.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { resolveMessages } from '../../kit/contract/messages';
import { useServices } from '../../kit/element/use-services';
import { useStore } from '../../kit/element/use-store';
import { getSubmitButtons, setBooleanAttribute } from '../../kit/form/form-element';
import { useFormLock } from '../../kit/form/hooks/use-form-lock';
import { findCaptcha, loadCaptcha } from '../../kit/form/lazy-captcha';
import { useLatestRef } from '../../kit/hooks/use-latest-ref';
import type { Services } from '../../services/services';
import { defaultMessages, type FormMessages } from './form.messages';
import type { FormState } from './form.model';
import type { FormContext, FormProps } from './form.types';
import { createFormController, type FormController } from './form-controller';
import type { ParsedFormDefinition } from './generated/definition';

export interface FormViewModel {
  readonly state: FormState;
  readonly messages: FormMessages;
  readonly services: Services;
  /** The options, with settings of the definition as fallback. */
  readonly props: FormProps;
  readonly onDefinition: (definition: ParsedFormDefinition) => void;
}

export function useForm(viewProps: FormProps): FormViewModel {
  const { host, messages: overrides } = viewProps;
  const { form } = viewProps.content;
  const services = useServices();
  const [definition, onDefinition] = useState<Partial<ParsedFormDefinition>>({});
  const props = withDefinition(viewProps, definition);
  const messages = useMemo(
    () => resolveMessages(host, defaultMessages, { ...definition.messages, ...overrides }),
    [host, overrides, definition],
  );
  const context = useLatestRef<FormContext>({ props, messages, services });
  const [controller] = useState(() => createFormController(() => context.current));
  const state = useStore(controller.state);
  const { phase } = state;

  useLayoutEffect(() => (form ? connect(form, controller) : undefined), [form, controller]);
  const { getSubmitter } = controller;
  useFormLock({ form, host, isBusy: phase === 'submitting', busyText: messages.submitting, getSubmitter });
  useLayoutEffect(
    () => (form && phase === 'success' ? hideForm(form, controller) : undefined),
    [form, phase, controller],
  );
  useLayoutEffect(() => host.setAttribute('data-phase', phase), [host, phase]);
  const { successElements } = viewProps.content;
  useLayoutEffect(() => {
    if (phase !== 'success') for (const element of successElements) element.hidden = true;
  }, [successElements, phase]);
  useCaptchaReset(form, phase);
  const { formId } = props;
  useEffect(() => {
    if (form && formId) services.tracking.formRender(formId);
  }, [form, formId, services]);
  const { sent } = services.forms.outbox;
  useLayoutEffect(
    () => (form ? sent.subscribe((delivered) => controller.handleDelivered(form, delivered)) : undefined),
    [form, sent, controller],
  );

  return { state, messages, services, props, onDefinition };
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

function connect(form: HTMLFormElement, controller: FormController): () => void {
  // Native validation would show its own bubbles and block the submit event.
  const restore = setBooleanAttribute(form, 'novalidate');
  const disconnect = controller.connect(form);
  return () => {
    disconnect();
    restore();
  };
}

/** Hides and resets the form after success (FRM-004). */
function hideForm(form: HTMLFormElement, controller: FormController): () => void {
  const show = setBooleanAttribute(form, 'hidden');
  controller.clearFields(form);
  return show;
}

/**
 * Resets a completed captcha after a failed submission, because its token is valid for one submission (FRM-009). Invalid
 * fields or an incomplete captcha do not reset it.
 */
function useCaptchaReset(form: HTMLFormElement | null, phase: FormState['phase']): void {
  const latestPhase = useRef(phase);
  useLayoutEffect(() => {
    const previousPhase = latestPhase.current;
    latestPhase.current = phase;
    const captcha = form && findCaptcha(form);
    if (!form || !captcha?.token || previousPhase !== 'submitting' || phase !== 'failure') return;
    let isCancelled = false;
    let enableButtons = () => {};
    void loadCaptcha().then(({ resetCaptcha }) => {
      if (!isCancelled) enableButtons = resetCaptcha(captcha, getSubmitButtons(form));
    });
    return () => {
      isCancelled = true;
      enableButtons();
    };
  }, [form, phase]);
}
