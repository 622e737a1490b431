// Waits until a popup that may open is due; fetched for visitors who have not closed it.
import { warn } from '../../kit/element/warn';
import type { Page } from '../../services/page/page';
import { computeDelay, computeScrolled } from './due.model';
import type { PopupSettings } from './popup.model';
import { whenUndisturbed } from './undisturbed';
import { waitFor } from './wait-for';

/** Resolves when the popup is due by its settings and disturbs nothing, or when `signal` is aborted. */
export async function whenDue(settings: PopupSettings, page: Page, signal: AbortSignal): Promise<void> {
  await afterDelay(settings, page, signal);
  await whenUndisturbed(signal);
}

/** Warns about an empty popup. Published sites print an empty box for one that is filled by their own script. */
export function checkContent(host: HTMLElement): boolean {
  const hasContent =
    host.textContent.trim() !== '' || host.querySelector('img, picture, video, iframe, input') !== null;
  if (!hasContent)
    warn(host.localName, 'has no content, so it does not open by itself; put the content inside it.');
  return hasContent;
}

/** @returns false if the page prevents that it opens */
export const request = (element: HTMLElement): boolean =>
  element.dispatchEvent(
    new CustomEvent('site-popup-open-request', { bubbles: true, composed: true, cancelable: true }),
  );

/** Resolves after the delay, or once enough of the page was scrolled through, whichever is first. */
function afterDelay(settings: PopupSettings, page: Page, signal: AbortSignal): Promise<void> {
  return waitFor(signal, (resolve, done) => {
    const delay = computeDelay(settings, page.age());
    if (delay !== null) done.addEventListener('abort', page.clock.setTimeout(resolve, delay));
    const check = () => {
      const scrolled = computeScrolled(scrollY, document.documentElement.scrollHeight, innerHeight);
      if (settings.showOnScroll && scrolled >= settings.scrollPercentage) resolve();
    };
    addEventListener('scroll', check, { passive: true, signal: done });
    // A page that cannot scroll is scrolled through once it is complete.
    if (document.readyState === 'complete') check();
    else addEventListener('load', check, { signal: done });
  });
}
