// How does a form stand still while it is sent? Its controls stay readable and in focus, but nothing changes in them:
// neither `disabled` (takes the focus) nor `readonly` (not for all controls) would do.
import { setBooleanAttribute } from './form-element';

/**
 * Holds the values of the form as they are.
 * @param root where the form stands
 * @returns lets go
 */
export function lockForm(form: HTMLFormElement, root: Node): () => void {
  const events = new AbortController();
  // On the root, because controls elsewhere on the page may belong to the form.
  for (const type of ['beforeinput', 'keydown', 'mousedown', 'click', 'reset'])
    root.addEventListener(type, (event) => changesValue(event, form) && event.preventDefault(), {
      capture: true,
      signal: events.signal,
    });
  const markIdle = setBooleanAttribute(form, 'aria-busy');
  return () => {
    events.abort();
    markIdle();
  };
}

/** Shows that the form is being sent: the text is on the button, and no button can be used. @returns takes it back */
export function setButtonsBusy(
  button: HTMLElement | null,
  buttons: readonly HTMLElement[],
  text: string,
): () => void {
  const before = buttons.map((one) => one.ariaDisabled);
  for (const one of buttons) one.ariaDisabled = 'true';
  const restoreText = button ? replaceText(button, text) : () => {};
  return () => {
    restoreText();
    buttons.forEach((one, index) => {
      one.ariaDisabled = before[index] ?? null;
    });
  };
}

/** What typing does not change through `beforeinput`. */
const PICKED =
  'select, [type=checkbox], [type=radio], [type=date], [type=time], [type=datetime-local], [type=month], [type=week], [type=number], [type=range], [type=color], [type=file]';

function changesValue(event: Event, form: HTMLFormElement): boolean {
  const control = event.target as HTMLInputElement;
  if (event.type === 'reset') return event.target === form;
  if (control.form !== form) return false;
  if (event.type === 'beforeinput') return true;
  if (event.type === 'keydown' && /^(Tab|Escape|Shift)$/.test((event as KeyboardEvent).key)) return false;
  return control.matches(PICKED);
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
