// Event replay: events that the native HTML does not handle are captured while an element loads and dispatched again
// after the upgrade.
import { isPlainInput } from '../behavior/plain-input';
import { waitForRender } from './script-loader';

type ServicesElement = Element & { readonly services?: Promise<unknown> };

/** Elements with native behavior. A form's submission is captured as `submit`, after the browser's validation. */
const NATIVE =
  'a[href], area[href], summary, label, input, select, textarea, option, [contenteditable], ' +
  'video[controls], audio[controls], button[popovertarget], button[commandfor], form button:not([type="button"])';

/** Keys that scroll, move the focus or belong to the browser. */
const BROWSER_KEYS = /^(Tab|Shift|Control|Alt|AltGraph|Meta|CapsLock|Escape|PageUp|PageDown|F\d+)$/;

/** @param triggers selector of elements whose clicks are captured even if HTML handles them */
export function isReplayable(event: Event, triggers = ':not(*)'): boolean {
  const target = getTarget(event);
  if (!event.isTrusted || event.defaultPrevented || !target) return false;
  if (event.type === 'keydown')
    return isElementKey(event as KeyboardEvent) && !target.closest(`button, ${NATIVE}`);
  if (event.type === 'click')
    return isPlainInput(event as MouseEvent) && (!!target.closest(triggers) || !target.closest(NATIVE));
  return event.type === 'submit';
}

/** Stops the event. @returns a function that dispatches it again on its target once the element is ready */
export function captureEvent(event: Event): (element: Element) => Promise<void> {
  event.preventDefault();
  event.stopImmediatePropagation();
  const target = getTarget(event);
  const dispatch = copyEvent(event);
  return async (element) => {
    await waitForRender(element);
    // The element may need the services of the page to respond. <site-services> reports failures.
    await document.querySelector<ServicesElement>('site-services')?.services?.catch(() => {});
    if (target?.isConnected) dispatch(target);
  };
}

/** The innermost target, including inside open shadow roots. */
const getTarget = (event: Event): Element | undefined =>
  event.composedPath().find((node): node is Element => node instanceof Element);

const isElementKey = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent) =>
  !(ctrlKey || altKey || metaKey || BROWSER_KEYS.test(key));

function copyEvent(event: Event): (target: Element) => void {
  if (event instanceof SubmitEvent) {
    const submitter = event.submitter as HTMLButtonElement | null;
    // The button may have left the form in the meantime.
    return (form) => (form as HTMLFormElement).requestSubmit(submitter?.form === form ? submitter : null);
  }
  // The properties of an event are a valid initializer for another of its type.
  const Type = event.constructor as new (type: string, init: Event) => Event;
  return (target) => void target.dispatchEvent(new Type(event.type, event));
}
