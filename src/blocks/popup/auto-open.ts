// Opens a popup automatically: whether it may open, and when; fetched for popups that do.
import { parseJson } from '../../core/json';
import { warn } from '../../kit/element/warn';
import type { Page } from '../../services/page/page';
import type { Services } from '../../services/services';
import { isNarrow } from './narrow-screen';
import { mayOpen, type PopupSettings } from './popup.model';
import { parseRecord } from './record.model';
import { computeDelay, computeScrolled } from './triggers.model';
import { waitFor } from './wait-for';
import { whenPageIdle } from './when-page-idle';

export interface AutoOpenContext {
  readonly element: HTMLElement;
  readonly settings: PopupSettings;
  readonly services: Services;
  readonly signal: AbortSignal;
}

/** Resolves when the popup is due according to its settings and interrupts nothing; with undefined if it must not open. */
export async function whenDue(
  context: AutoOpenContext,
): Promise<{ readonly isScreenNarrow: boolean } | undefined> {
  const { element, settings, services, signal } = context;
  const { page } = services;
  if (!isAllowed(context)) return undefined;
  await afterDelay(settings, page, signal);
  await whenPageIdle(signal);
  // Another popup or tab, or the visitor, may have changed it meanwhile.
  return isAllowed(context) && hasContent(element) && page.claimOnce('site-popup') && request(element)
    ? { isScreenNarrow: isNarrow() }
    : undefined;
}

function isAllowed({ element, settings, services: { page, context }, signal }: AutoOpenContext): boolean {
  const read = (key: string) => parseRecord(parseJson(page.local.get(key)));
  const seenAt = page.local.keys('site-popup').map((key) => read(key).closedAt);
  const view = { ...context, url: page.url().href, isMobile: isNarrow(), seenAt };
  return (
    !signal.aborted &&
    element.isConnected &&
    !element.hasAttribute('open') &&
    mayOpen(settings, read(`site-popup:${element.id}`), view, page.clock.now())
  );
}

/** Elements that show something without text, among them all of the project. */
const SHOWN = 'img, svg, video, iframe, input, :is(:not(:defined), :state(ready))';

const readText = (nodes: Iterable<Element>) =>
  Array.from(nodes, ({ textContent }) => textContent.replace(/\s/g, '')).join('');

/**
 * Warns about an empty popup. Published sites contain an empty box for a popup that their own script fills. Its settings may
 * be a script in it.
 */
function hasContent(host: HTMLElement): boolean {
  const hasText = readText([host]) !== readText(host.querySelectorAll('script, style'));
  if (hasText || host.querySelector(SHOWN)) return true;
  warn(host.localName, 'has no content, so it does not open by itself; put the content inside it.');
  return false;
}

/** @returns false if the page prevents it from context */
const request = (element: HTMLElement): boolean =>
  element.dispatchEvent(
    new CustomEvent('site-popup-open-request', { bubbles: true, composed: true, cancelable: true }),
  );

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
