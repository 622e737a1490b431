// Opens a popup on request, and when its settings say so. Independent of the element's script, which is
// loaded once the popup is open.
import { onReveal } from '../../kit/behavior/observe';
import { isPlainInput } from '../../kit/behavior/plain-input';
import { findServices } from '../../kit/element/find-services';
import { loadPart } from '../../kit/element/load-part';
import { readSettings } from './popup-settings';

const running = new WeakMap<HTMLElement, AbortController>();

/** Popups that their rules opened, not the visitor or a script; true if the screen was narrow. */
export const automatic = new WeakMap<HTMLElement, boolean>();

/**
 * Starts the rules of an element, once, even before its script is loaded.
 * @returns stops them
 */
export function startRules(element: HTMLElement): AbortController {
  let controller = running.get(element);
  if (!controller || controller.signal.aborted) {
    controller = new AbortController();
    running.set(element, controller);
    listenToRequests(element, controller);
    void openWhenDue(element, controller.signal);
  }
  return controller;
}

/** Opens a popup at the request of the visitor or a script. */
export function openPopup(element: HTMLElement): void {
  automatic.delete(element);
  element.setAttribute('open', '');
}

/** Links to the element's id, the URL's hash, and `<button commandfor command="--show">`. */
function listenToRequests(element: HTMLElement, rules: AbortController): void {
  // Also links to a target in its content.
  onReveal(element, rules.signal, (target) => {
    if (element.contains(target) && !element.hasAttribute('open')) openPopup(element);
    return false;
  });
  const onCommand = ({ command }: Event & { command?: string }) => {
    if (command === '--show') openPopup(element);
  };
  // Until it is rendered, nothing else listens.
  const onKeyDown = ({ key }: KeyboardEvent) =>
    key === 'Escape' && !element.shadowRoot?.querySelector('[part]') && element.removeAttribute('open');
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Partial<Element>).closest?.('a');
    const isRequest =
      element.isConnected && element.id && link?.href === new URL(`#${element.id}`, location.href).href;
    if (!isRequest || !isPlainInput(event)) return;
    event.preventDefault();
    openPopup(element);
  };
  element.addEventListener('command', onCommand, rules);
  addEventListener('keydown', onKeyDown, rules);
  document.addEventListener('click', onClick, rules);
}

async function openWhenDue(element: HTMLElement, signal: AbortSignal): Promise<void> {
  const services = await findServices(element);
  if (!services || signal.aborted) return;
  const settings = readSettings(element, services.context);
  if (settings.popupStyle === 'none') return;
  const part = await loadPart(element.localName, () => import('./auto-open'));
  const isScreenNarrow = await part?.whenDue({ element, settings, services, signal });
  if (isScreenNarrow === undefined) return;
  automatic.set(element, isScreenNarrow);
  element.setAttribute('open', '');
}
