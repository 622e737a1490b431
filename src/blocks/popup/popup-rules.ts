// Opens a popup when the visitor asks for it, and when its settings say so. Independent of the element's script, which is
// loaded once the popup is open.
import { isPlainClick } from '../../kit/behavior/plain-click';
import { findServices } from '../../kit/element/find-services';
import { loadPart } from '../../kit/element/load-part';
import { findHashTarget } from '../../kit/markup/hash-target';
import { readSettings } from './popup-settings';

const running = new WeakMap<HTMLElement, AbortController>();

/** Popups that were opened by their rules, not by the visitor or a script. */
export const automatic = new WeakSet<HTMLElement>();

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

/** Opens a popup because the visitor or a script asked for it. */
export function openPopup(element: HTMLElement): void {
  automatic.delete(element);
  element.setAttribute('open', '');
}

/** Links to the element's id, its address, and `<button commandfor command="--show">`. */
function listenToRequests(element: HTMLElement, signal: AbortSignal): void {
  const onCommand = ({ command }: Event & { command?: string }) => {
    if (command === '--show') openPopup(element);
  };
  // Also of a target in its content.
  const openTarget = () =>
    !element.hasAttribute('open') && element.contains(findHashTarget()) && openPopup(element);
  // Until it is rendered, nothing else listens.
  const onKeyDown = ({ key }: KeyboardEvent) =>
    key === 'Escape' && !element.shadowRoot?.querySelector('[part]') && element.removeAttribute('open');
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Partial<Element>).closest?.('a');
    const isRequest =
      element.isConnected && element.id && link?.href === new URL(`#${element.id}`, location.href).href;
    if (!isRequest || !isPlainClick(event) || event.defaultPrevented) return;
    event.preventDefault();
    openPopup(element);
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
  const settings = readSettings(element, services.context);
  if (settings.popupStyle === 'none') return;
  const opening = await loadPart(element.localName, () => import('./opening'));
  if (!(await opening?.whenDue({ element, settings, services, signal }))) return;
  automatic.add(element);
  element.setAttribute('open', '');
}
