// Runs the rules of a popup, and detects a sign-up in it.
import { type RefObject, useEffect, useRef } from 'react';
import { useLatestRef } from '../../kit/hooks/use-latest-ref';
import type { Services } from '../../services/services';
import type { PopupApi } from './popup.api';
import { recordClosed } from './popup-records';
import { startRules } from './popup-rules';

/**
 * Also while the popup is closed: the response to a sign-up may arrive later.
 * @returns whether the visitor has signed up; the view resets it
 */
export function useRules(host: HTMLElement, services: Services, api: PopupApi): RefObject<boolean> {
  const isSubmitted = useRef(false);
  const latest = useLatestRef(services);
  useEffect(() => {
    const rules = startRules(host);
    const onSignUp = ({ target, defaultPrevented }: Event) => {
      const form = target as Element;
      if (defaultPrevented || !host.contains(form)) return;
      // “No thanks”. For the browser, the form is not inside the dialog of the shadow root.
      if (form.matches('[method="dialog"]')) return form.closest('dialog') || api.close();
      isSubmitted.current = true;
      recordClosed(latest.current, host, true);
    };
    // On the window: an element that sends its form itself prevents `submit` on the document, and reports its success.
    for (const type of ['site-form-success', 'site-newsletter-success', 'submit'])
      addEventListener(type, onSignUp, rules);
    return () => rules.abort();
  }, [host, latest, api]);
  return isSubmitted;
}
