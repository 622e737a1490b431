// How does a block send a small form of the page by itself? One submission at a time; meanwhile the form stands still and
// says what is going on.
import { useLayoutEffect, useRef } from 'react';
import { useLatestRef } from '../hooks/use-latest-ref';
import { getSubmitButtons, setBooleanAttribute } from './form-element';
import { lockForm, setButtonsBusy } from './form-lock';

export interface FormSubmissionOptions {
  readonly form: HTMLFormElement | null;
  readonly host: HTMLElement;
  /** Drawn so at present. */
  readonly isBusy: boolean;
  /** On the button meanwhile. */
  readonly text: string;
}

/** @param send never rejects; it is not called again before it is done */
export function useFormSubmission(
  { form, host, isBusy, text }: FormSubmissionOptions,
  send: (form: HTMLFormElement) => Promise<void>,
): void {
  const now = useLatestRef({ send, text });
  // Not from the state: a second click comes before it is drawn.
  const busy = useRef(false);

  useLayoutEffect(() => {
    if (!form) return;
    // The browser's own bubbles would come first and stop the submit.
    const restore = setBooleanAttribute(form, 'novalidate');
    const submit = (event: Event) => {
      if (event.target !== form || event.defaultPrevented) return;
      event.preventDefault();
      if (busy.current) return;
      busy.current = true;
      void now.current.send(form).finally(() => {
        busy.current = false;
      });
    };
    const root = host.getRootNode();
    // On the root: after the page's own listeners.
    root.addEventListener('submit', submit);
    return () => {
      root.removeEventListener('submit', submit);
      restore();
    };
  }, [form, host, now]);

  useLayoutEffect(() => {
    if (!form || !isBusy) return;
    const buttons = getSubmitButtons(form);
    const ready = setButtonsBusy(buttons[0] ?? null, buttons, now.current.text);
    const unlock = lockForm(form, host.getRootNode());
    return () => {
      unlock();
      ready();
    };
  }, [form, host, now, isBusy]);
}
