// Notices a sign-up in a popup, and remembers it.
import { type RefObject, useEffect, useRef } from 'react';
import type { Services } from '../../services/services';
import type { PopupApi } from './popup.api';
import { remember } from './popup-records';

/**
 * Also while the popup is closed: the answer to a sign-up may come after that.
 * @returns whether the visitor has signed up; the view resets it
 */
export function useSignUp(host: HTMLElement, services: Services, api: PopupApi): RefObject<boolean> {
  const isSubmitted = useRef(false);
  useEffect(() => {
    const listening = new AbortController();
    const onSignUp = ({ target, defaultPrevented }: Event) => {
      if (defaultPrevented || !host.contains(target as Node)) return;
      const form = target as Element;
      // “No thanks”. For the browser, the form is not inside the dialog of the shadow root.
      if (form.matches('[method="dialog"]')) {
        if (!form.closest('dialog')) api.close();
        return;
      }
      isSubmitted.current = true;
      remember(services, host, true);
    };
    // On the window: an element that sends its form itself prevents `submit` on the document, and reports its success.
    for (const type of ['site-form-success', 'site-newsletter-success', 'submit'])
      addEventListener(type, onSignUp, listening);
    return () => listening.abort();
  }, [host, services, api]);
  return isSubmitted;
}
