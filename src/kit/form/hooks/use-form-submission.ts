// Submission handling of newsletters, logins and products: intercepts `submit`, sends one submission at a time, and locks the
// form while busy.
import { useLayoutEffect, useRef } from 'react';
import { useLatestRef } from '../../hooks/use-latest-ref';
import { setBooleanAttribute } from '../form-element';
import { type FormLockOptions, useFormLock } from './use-form-lock';

export type FormSubmissionOptions = Omit<FormLockOptions, 'getSubmitter'>;

/** @param send must not reject; not called again until it has settled */
export function useFormSubmission(
  options: FormSubmissionOptions,
  send: (form: HTMLFormElement, submitter: HTMLElement | null) => Promise<void>,
): void {
  const { form, host } = options;
  const latestSend = useLatestRef(send);
  // A ref, because a second click may occur before the state is rendered.
  const isSending = useRef(false);

  useLayoutEffect(() => {
    if (!form) return;
    // Native validation would show browser messages and block the submit event.
    const restore = setBooleanAttribute(form, 'novalidate');
    const submit = (event: SubmitEvent) => {
      const { submitter } = event;
      // The submitter sends to another address or closes a dialog.
      if (submitter?.matches('[formaction], [formmethod="dialog"]')) return;
      if (event.target !== form || event.defaultPrevented) return;
      event.preventDefault();
      if (isSending.current) return;
      isSending.current = true;
      void latestSend.current(form, submitter).finally(() => {
        isSending.current = false;
      });
    };
    const root = host.getRootNode();
    // On the root, so that listeners of the page run first.
    root.addEventListener('submit', submit as EventListener);
    return () => {
      root.removeEventListener('submit', submit as EventListener);
      restore();
    };
  }, [form, host, latestSend]);

  useFormLock(options);
}
