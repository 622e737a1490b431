// How does a block send a small form of the page by itself? One submission at a time; meanwhile the form stands still and
// says what is going on.
import { useLayoutEffect, useRef } from 'react';
import { useLatest } from '../hooks/use-latest';
import { submitButtons, switchOn } from './form-element';
import { lock, markBusy } from './lock';

export interface Submitting {
  readonly form: HTMLFormElement | null;
  readonly host: HTMLElement;
  /** Drawn so at present. */
  readonly isBusy: boolean;
  /** On the button meanwhile. */
  readonly text: string;
}

/** @param send never rejects; it is not called again before it is done */
export function useSubmit(
  { form, host, isBusy, text }: Submitting,
  send: (form: HTMLFormElement) => Promise<void>,
): void {
  const now = useLatest({ send, text });
  // Not from the state: a second click comes before it is drawn.
  const busy = useRef(false);

  useLayoutEffect(() => {
    if (!form) return;
    // The browser's own bubbles would come first and stop the submit.
    const restore = switchOn(form, 'novalidate');
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
    const buttons = submitButtons(form);
    const ready = markBusy(buttons[0] ?? null, buttons, now.current.text);
    const unlock = lock(form, host.getRootNode());
    return () => {
      unlock();
      ready();
    };
  }, [form, host, now, isBusy]);
}
