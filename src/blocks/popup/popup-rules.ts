// Opens a popup when its rules say so, and when the visitor asks for it. Independent of the element's script, which is
// loaded once the popup is open.
import { isPlainClick } from '../../kit/behavior/plain-click';
import { findServices } from '../../kit/element/find-services';
import { findHashTarget } from '../../kit/markup/hash-target';
import type { Page } from '../../services/page/page';
import type { Services } from '../../services/services';
import {
  computeDelay,
  computeScrolled,
  decide,
  NARROW_QUERY,
  type PageView,
  type PopupSettings,
} from './popup.model';
import { readLastSeen, readRecord, writeLeft } from './popup-records';
import { readSettings } from './popup-settings';
import { whenUndisturbed } from './undisturbed';
import { waitFor } from './wait-for';

const running = new WeakMap<HTMLElement, AbortController>();
const automatic = new WeakSet<HTMLElement>();

/** Whether the popup was opened by its rules; otherwise the visitor or a script asked for it. */
export const isAutomatic = (element: HTMLElement): boolean => automatic.has(element);

/**
 * Starts the rules of an element, once; also before its script is loaded.
 * @returns stops them
 */
export function startRules(element: HTMLElement): () => void {
  const started = running.get(element);
  const controller = started ?? new AbortController();
  if (!started) {
    running.set(element, controller);
    listenToRequests(element, controller.signal);
    void openWhenDue(element, controller.signal);
  }
  return () => {
    controller.abort();
    running.delete(element);
  };
}

export function openPopup(element: HTMLElement, isRequested: boolean): void {
  if (isRequested) automatic.delete(element);
  else automatic.add(element);
  element.setAttribute('open', '');
}

/** Links to the element's id, its address, and `<button commandfor command="--show">`. */
function listenToRequests(element: HTMLElement, signal: AbortSignal): void {
  const onCommand = ({ command }: Event & { command?: string }) => {
    if (command === '--show') openPopup(element, true);
  };
  const openTarget = () => element.isConnected && findHashTarget() === element && openPopup(element, true);
  const onClick = (event: MouseEvent) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
    if (!link || !isPlainClick(event) || event.defaultPrevented || !leadsTo(link, element)) return;
    event.preventDefault();
    openPopup(element, true);
  };
  openTarget();
  element.addEventListener('command', onCommand, { signal });
  addEventListener('hashchange', openTarget, { signal });
  document.addEventListener('click', onClick, { signal });
}

const leadsTo = ({ href }: HTMLAnchorElement, { id, isConnected }: HTMLElement): boolean =>
  isConnected && id !== '' && href === `${location.href.replace(/#.*/, '')}#${id}`;

async function openWhenDue(element: HTMLElement, signal: AbortSignal): Promise<void> {
  const services = await findServices(element);
  if (!services || signal.aborted) return;
  const { page, consent } = services;
  // Not an action of the visitor, so it needs consent.
  const leave = () => element.hasAttribute('open') && consent.state.get() === 'granted' && writeLeft(page);
  signal.addEventListener('abort', page.on('hide', leave));
  const settings = readSettings(element, services.context.websiteSettings.popupOverlaySettings);
  const mayOpen = () =>
    !signal.aborted &&
    element.isConnected &&
    !element.hasAttribute('open') &&
    hasContent(element) &&
    decide(settings, readRecord(page, element), viewPage(services), page.clock.now()) === 'show';
  if (!mayOpen()) return;
  await whenDue(settings, page, signal);
  await whenUndisturbed(signal);
  // Another popup or tab may have changed it meanwhile.
  if (!mayOpen() || !page.claimOnce('site-popup')) return;
  const request = new CustomEvent('site-popup-open-request', {
    bubbles: true,
    composed: true,
    cancelable: true,
  });
  if (element.dispatchEvent(request)) openPopup(element, false);
}

/** Published sites print an empty box for a popup that is filled by their own script. */
const hasContent = (element: HTMLElement): boolean =>
  element.textContent.trim() !== '' || element.querySelector('img, picture, video, iframe, input') !== null;

const viewPage = ({ context, page }: Services): PageView => ({
  pageType: context.pageType,
  collectionId: context.collectionId,
  url: page.url().href,
  isMobile: matchMedia(NARROW_QUERY).matches,
  lastSeenAt: readLastSeen(page),
});

/** Resolves after the delay, or once enough of the page was scrolled through, whichever is first. */
function whenDue(settings: PopupSettings, page: Page, signal: AbortSignal): Promise<void> {
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
