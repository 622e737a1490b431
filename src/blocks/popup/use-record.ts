// Remembers that a popup was closed, and a sign-up in it.
import { useEffect, useRef } from 'react';
import { useServices } from '../../kit/element/use-services';
import { readRecord, writeRecord } from './popup-records';
import { readSettings } from './popup-settings';

/** @returns to be called when it is closed; returns whether the visitor has signed up since it opened */
export function useRecord(host: HTMLElement, open: boolean): () => boolean {
  const { page, context } = useServices();
  const isSubmitted = useRef(false);
  const write = () => {
    writeRecord(page, host, {
      version: readSettings(host, context.websiteSettings.popupOverlaySettings).version,
      submitted: isSubmitted.current || readRecord(page, host)?.submitted === true,
      closedAt: page.clock.now(),
    });
    return isSubmitted.current;
  };
  const latestWrite = useRef(write);
  latestWrite.current = write;
  useEffect(() => {
    if (!open) return;
    isSubmitted.current = false;
    const listening = new AbortController();
    const submit = (event: Event) => {
      // An element that sends the form itself reports its success.
      if (event.type === 'submit' && event.defaultPrevented) return;
      isSubmitted.current = true;
      latestWrite.current();
    };
    for (const type of ['site-form-success', 'site-newsletter-success', 'submit'])
      host.addEventListener(type, submit, { signal: listening.signal });
    return () => listening.abort();
  }, [host, open]);
  return write;
}
