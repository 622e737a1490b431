// Loads the consent gate on a page that has none in its head, once optional content is allowed.
import { guardLeave } from '../../core/leave-guard';
import type { Page } from '../page/page';
import type { ConsentStatus } from './categories';

type Gate = typeof import('./consent-gate');

const importGate = (): Promise<Gate> => import('./consent-gate');

/** Does nothing on a page that has the gate in its head. */
export async function startLazyGate(
  page: Pick<Page, 'getGlobal' | 'withWindow' | 'on' | 'warn'>,
  status: ConsentStatus,
  signal: AbortSignal,
  load: () => Promise<Gate> = importGate,
): Promise<void> {
  if (page.getGlobal('siteConsent')) return;
  const onFailure = () => page.warn('site-services: the consent gate script could not be loaded.');
  const gate = guardLeave({ load, onFailure }, (listener) => {
    const stop = page.on('leave', listener);
    signal.addEventListener('abort', stop);
    return stop;
  });
  await gate
    .load()
    .then(
      ({ startConsentGate }) => page.withWindow((window) => startConsentGate(window, status)),
      gate.onFailure,
    );
}
