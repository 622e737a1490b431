// What happens to a click, key or submit on an element whose script is still on its way?
// What HTML does by itself happens at once; anything else is held back and given to the element once it is there.

type Upgraded = Element & { readonly updateComplete?: Promise<void>; readonly services?: Promise<unknown> };

/** Things that HTML answers by itself; a form's submit is held as `submit`, after the browser's own checks. */
const NATIVE =
  'a[href], area[href], summary, label, input, select, textarea, option, [contenteditable], ' +
  'video[controls], audio[controls], button[popovertarget], button[commandfor], form button:not([type="button"])';

/** Keys that move the page or the focus, or belong to the browser. */
const NOT_OURS = /^(Tab|Shift|Control|Alt|AltGraph|Meta|CapsLock|Escape|PageUp|PageDown|F\d+)$/;

/** @param claims elements whose clicks belong to an element of ours, whatever HTML would do with them */
export function isReplayable(event: Event, claims = ':not(*)'): boolean {
  const target = getTarget(event);
  if (!event.isTrusted || event.defaultPrevented || !target) return false;
  switch (event.type) {
    case 'submit':
      return true;
    case 'keydown':
      return isOurKey(event as KeyboardEvent) && !target.closest(`button, ${NATIVE}`);
    case 'click':
      return isPlainClick(event as MouseEvent) && (!!target.closest(claims) || !target.closest(NATIVE));
    default:
      return false;
  }
}

/** Stops the event here; the answer sends it again to where it was going. */
export function captureEvent(event: Event): (host: Element) => Promise<void> {
  event.preventDefault();
  event.stopImmediatePropagation();
  const target = getTarget(event);
  const again = copyOf(event);
  return async (host) => {
    await (host as Upgraded).updateComplete;
    await services();
    if (target?.isConnected) again(target);
  };
}

/** An answer to a visitor needs the services of the page, if it has any; without them blocks go on by themselves. */
async function services(): Promise<void> {
  try {
    await document.querySelector<Upgraded>('site-services')?.services;
  } catch {
    // Said by <site-services> itself.
  }
}

/** The innermost element, also inside open shadow roots. */
export const getTarget = (event: Event): Element | undefined =>
  event.composedPath().find((node): node is Element => node instanceof Element);

const isOurKey = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent) =>
  !(ctrlKey || altKey || metaKey || NOT_OURS.test(key));

/** Not one that opens a tab or a menu. */
const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !(ctrlKey || metaKey || shiftKey);

function copyOf(event: Event): (target: Element) => void {
  if (event instanceof SubmitEvent) {
    const { submitter } = event;
    // The button may be gone or in another form by then.
    return (form) => (form as HTMLFormElement).requestSubmit(ownerOf(submitter) === form ? submitter : null);
  }
  const Type = event.constructor as new (type: string, init: unknown) => Event;
  const fields = fieldsOf(event);
  return (target) => void target.dispatchEvent(new Type(event.type, fields));
}

const ownerOf = (button: HTMLElement | null) => (button as HTMLButtonElement | null)?.form;

/** The fields of an event are a valid initialiser of its own kind. */
function fieldsOf(event: Event): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const name in event) fields[name] = event[name as keyof Event];
  return { ...fields, composed: true };
}
