// Remembers that a popup was closed, and a sign-up in it.
import { useEffect, useRef } from 'react';
import type { Services } from '../../services/services';
import { readRecord, writeRecord } from './popup-records';
import { readSettings } from './popup-settings';

/** @returns to be called when it is closed; returns whether the visitor has signed up since it opened */
export function useRecord(host: HTMLElement, open: boolean, services: Services): () => boolean {
  const isSubmitted = useRef(false);
  useEffect(() => {
    if (!open) return;
    isSubmitted.current = false;
    const listening = new AbortController();
    const submit = (event: Event) => {
      // An element that sends the form itself reports its success.
      if (event.type === 'submit' && event.defaultPrevented) return;
      isSubmitted.current = true;
      remember(services, host, true);
    };
    for (const type of ['site-form-success', 'site-newsletter-success', 'submit'])
      host.addEventListener(type, submit, listening);
    return () => listening.abort();
  }, [host, open, services]);
  return () => {
    remember(services, host, isSubmitted.current);
    return isSubmitted.current;
  };
}

function remember({ page, context }: Services, host: HTMLElement, submitted: boolean): void {
  writeRecord(page, host, {
    version: readSettings(host, context.websiteSettings.popupOverlaySettings).version,
    submitted: submitted || readRecord(page, host)?.submitted === true,
    closedAt: page.clock.now(),
  });
}
