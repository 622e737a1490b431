// Locks a form during submission. Values cannot change, but controls stay focusable and readable: `disabled` would lose the
// focus, and not all controls support `readonly`.
import { setBooleanAttribute } from './form-element';

/**
 * Prevents changes to the values of the form.
 * @param root document or shadow root that contains the form
 * @returns a function that unlocks the form
 */
export function lockForm(form: HTMLFormElement, root: Node): () => void {
  const controller = new AbortController();
  // On the root, because associated controls may be outside the form.
  for (const type of ['beforeinput', 'keydown', 'mousedown', 'click', 'reset'])
    root.addEventListener(type, (event) => changesValue(event, form) && event.preventDefault(), {
      capture: true,
      signal: controller.signal,
    });
  const removeBusy = setBooleanAttribute(form, 'aria-busy');
  return () => {
    controller.abort();
    removeBusy();
  };
}

/** Marks all buttons `aria-disabled` and replaces the text of the submitter. @returns a function that restores the buttons */
export function setButtonsBusy(
  button: HTMLElement | null,
  buttons: readonly HTMLElement[],
  text: string,
): () => void {
  const before = buttons.map(({ ariaDisabled }) => ariaDisabled);
  for (const other of buttons) other.ariaDisabled = 'true';
  const restoreText = button ? replaceText(button, text) : () => {};
  return () => {
    restoreText();
    buttons.forEach((other, index) => {
      other.ariaDisabled = before[index] ?? null;
    });
  };
}

/** Controls whose value can change without a `beforeinput` event. */
const NO_BEFOREINPUT =
  'select, [type=checkbox], [type=radio], [type=date], [type=time], [type=datetime-local], [type=month], [type=week], [type=number], [type=range], [type=color], [type=file]';

function changesValue(event: Event, form: HTMLFormElement): boolean {
  const control = event.target as HTMLInputElement;
  if (event.type === 'reset') return event.target === form;
  if (control.form !== form) return false;
  if (event.type === 'beforeinput') return true;
  if (event.type === 'keydown' && /^(Tab|Escape|Shift)$/.test((event as KeyboardEvent).key)) return false;
  return control.matches(NO_BEFOREINPUT);
}

function replaceText(button: HTMLElement, text: string): () => void {
  if (button instanceof HTMLInputElement) {
    const before = button.getAttribute('value');
    button.value = text;
    return () => (before === null ? button.removeAttribute('value') : button.setAttribute('value', before));
  }
  const before = [...button.childNodes];
  button.replaceChildren(text);
  return () => button.replaceChildren(...before);
}
