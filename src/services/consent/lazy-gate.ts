// Loads the consent gate on a page that has none in its head, once optional content is allowed.
import type { Page } from '../page/page';
import { createLazyScript } from '../shared/lazy-script';
import type { ConsentStatus } from './categories';

type Gate = typeof import('./consent-gate');

const importGate = (): Promise<Gate> => import('./consent-gate');

/**
 * Does nothing on a page that has the gate in its head.
 * @param getStatus the status when the script has loaded
 * @param signal ends retries
 */
export function startLazyGate(
  page: Pick<Page, 'getGlobal' | 'withWindow' | 'on' | 'warn'>,
  getStatus: () => ConsentStatus,
  signal: AbortSignal,
  importScript: () => Promise<Gate> = importGate,
): void {
  if (page.getGlobal('siteConsent')) return;
  const gate = createLazyScript(page, 'consent gate', {
    async load() {
      const { startConsentGate } = await importScript();
      page.withWindow((window) => startConsentGate(window, getStatus()));
    },
  });
  signal.addEventListener('abort', gate.stop);
  gate.load().catch(() => {});
}
