// Transfers input between two versions of a generated form.
import { getFormElements } from '../../../kit/form/form-element';
import { type Control, isCheckable } from '../fields';

const EDITABLE = 'input:not([type=hidden], [type=submit], [type=file]), select, textarea';

/**
 * Transfers values and checked states. Controls of the same name are matched by value if checkable, else by position.
 * @returns moves the focus
 */
export function transferValues(from: HTMLFormElement, to: HTMLFormElement): () => void {
  const previous = getControls(from);
  const focused = previous.indexOf(document.activeElement as Control);
  let focusTarget: Control | undefined;
  for (const [index, control] of previous.entries()) {
    const match = findMatch(control, previous, getControls(to));
    if (!match) continue;
    if (index === focused) focusTarget = match;
    if (isCheckable(control) && isCheckable(match)) match.checked = control.checked;
    else match.value = control.value;
  }
  return () => focusTarget?.focus({ preventScroll: true });
}

const getControls = (form: HTMLFormElement): Control[] =>
  getFormElements(form).filter((element): element is Control => element.matches(EDITABLE));

function findMatch(
  control: Control,
  previous: readonly Control[],
  next: readonly Control[],
): Control | undefined {
  const isMatch = (other: Control) =>
    other.name === control.name &&
    (!isCheckable(control) || other.value === control.value) &&
    isCheckable(other) === isCheckable(control);
  return next.filter(isMatch)[previous.filter(isMatch).indexOf(control)];
}
