// Opens a popup when its rules say so, and when the visitor asks for it. Independent of the element's script, which is
// loaded once the popup is open.
import { isPlainClick } from '../../kit/behavior/plain-click';
import { findServices } from '../../kit/element/find-services';
import { loadPart } from '../../kit/element/load-part';
import { findHashTarget } from '../../kit/markup/hash-target';
import type { Services } from '../../services/services';
import { decide, NARROW_QUERY, type PageView } from './popup.model';
import { readLastSeen, readRecord, writeLeft } from './popup-records';
import { readSettings } from './popup-settings';

const running = new WeakMap<HTMLElement, AbortController>();
const automatic = new WeakSet<HTMLElement>();

/** Whether the popup was opened by its rules; otherwise the visitor or a script asked for it. */
export const isAutomatic = (element: HTMLElement): boolean => automatic.has(element);

/**
 * Starts the rules of an element, once; also before its script is loaded.
 * @returns stops them
 */
export function startRules(element: HTMLElement): () => void {
  const controller = running.get(element) ?? new AbortController();
  if (!running.has(element)) {
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
  automatic[isRequested ? 'delete' : 'add'](element);
  element.setAttribute('open', '');
}

/** Links to the element's id, its address, and `<button commandfor command="--show">`. */
function listenToRequests(element: HTMLElement, signal: AbortSignal): void {
  const onCommand = ({ command }: Event & { command?: string }) => {
    if (command === '--show') openPopup(element, true);
  };
  // Also of a target in its content.
  const openTarget = () =>
    !element.hasAttribute('open') && element.contains(findHashTarget()) && openPopup(element, true);
  // Until it is rendered, nothing else listens.
  const onKeyDown = ({ key }: KeyboardEvent) =>
    key === 'Escape' && !element.shadowRoot?.querySelector('[part]') && element.removeAttribute('open');
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Partial<Element>).closest?.('a');
    const isRequest =
      element.isConnected && element.id && link?.href === new URL(`#${element.id}`, location.href).href;
    if (!isRequest || !isPlainClick(event) || event.defaultPrevented) return;
    event.preventDefault();
    openPopup(element, true);
  };
  openTarget();
  element.addEventListener('command', onCommand, { signal });
  addEventListener('hashchange', openTarget, { signal });
  addEventListener('keydown', onKeyDown, { signal });
  document.addEventListener('click', onClick, { signal });
}

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
    decide(settings, readRecord(page, element), viewPage(services), page.clock.now()) === 'show';
  if (!mayOpen()) return;
  const opening = await loadPart(element.localName, () => import('./opening'));
  await opening?.whenDue(settings, page, signal);
  // Another popup or tab may have changed it meanwhile.
  if (!opening || !mayOpen() || !opening.checkContent(element) || !page.claimOnce('site-popup')) return;
  if (opening.request(element)) openPopup(element, false);
}

const viewPage = ({ context, page }: Services): PageView => ({
  pageType: context.pageType,
  collectionId: context.collectionId,
  url: page.url().href,
  isMobile: matchMedia(NARROW_QUERY).matches,
  lastSeenAt: readLastSeen(page),
});
