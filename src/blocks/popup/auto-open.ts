// Opens a popup automatically when it is due; fetched for popups that do.
import { loadPart } from '../../kit/element/load-part';
import type { Page } from '../../services/page/page';
import type { PopupSettings } from './popup.model';
import type { AutoOpenContext } from './popup.types';
import { computeDelay, computeScrolled } from './triggers.model';
import { waitFor } from './wait-for';

/**
 * Resolves when the popup is due according to its settings and interrupts nothing.
 * @returns whether the screen is narrow; undefined if the popup must not open
 */
export async function whenDue(context: AutoOpenContext): Promise<boolean | undefined> {
  const { element, settings, services, signal } = context;
  if (signal.aborted) return undefined;
  await afterDelay(settings, services.page, signal);
  // Fetched now: by then, many visitors have left the page.
  const part = await loadPart(element.localName, () => import('./may-open'));
  return part?.claimWhenIdle(context, waitFor);
}

/** Resolves after the delay, or once enough of the page has been scrolled through, whichever comes first. */
function afterDelay(settings: PopupSettings, page: Page, signal: AbortSignal): Promise<void> {
  return waitFor(signal, (resolve, done) => {
    const delay = computeDelay(settings, page.age());
    if (delay !== null) done.addEventListener('abort', page.clock.setTimeout(resolve, delay));
    const check = () => {
      const scrolled = computeScrolled(scrollY, document.documentElement.scrollHeight, innerHeight);
      if (settings.showOnScroll && scrolled >= settings.scrollPercentage) resolve();
    };
    addEventListener('scroll', check, { passive: true, signal: done });
    // A page that cannot scroll counts as scrolled through once it has loaded.
    if (document.readyState === 'complete') check();
    else addEventListener('load', check, { signal: done });
  });
}
