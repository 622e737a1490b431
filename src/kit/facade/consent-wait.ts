// Consent to content of another site, which may store data on the device.
import type { Services } from '../../services/services';

/**
 * Whether the URL may be requested: with consent, from the site itself, or on a page that neither asks nor has asked for
 * consent.
 */
export function isRequestAllowed({ consent }: Services, url: string): boolean {
  if (consent.state.get() === 'granted') return true;
  const isAsked = consent.notice.get().decided || document.querySelector('site-cookie-banner');
  return !isAsked || new URL(url).origin === location.origin;
}

/** Resolves when the visitor has accepted cookies or the signal is aborted. */
export function whenGranted({ consent }: Services, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      unsubscribe();
      resolve();
    };
    const unsubscribe = consent.state.subscribe((state) => state === 'granted' && finish());
    signal.addEventListener('abort', finish, { once: true });
  });
}
