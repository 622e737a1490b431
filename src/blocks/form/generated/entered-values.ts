// What had the visitor entered in a form that is made anew? It goes to the controls of the same name.
import { getFormElements } from '../../../kit/form/form-element';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const WRITTEN = 'input:not([type=hidden], [type=submit], [type=file]), select, textarea';

/** Values, ticks and the focus. Of several controls of one name, ticks go by their value, others by their place. */
export function transferValues(from: HTMLFormElement, to: HTMLFormElement): () => void {
  const old = controlsOf(from);
  const focused = old.indexOf(document.activeElement as Control);
  let focus: Control | undefined;
  for (const [index, control] of old.entries()) {
    const twin = twinOf(control, old, controlsOf(to));
    if (!twin) continue;
    if (index === focused) focus = twin;
    if (isTick(control) && isTick(twin)) twin.checked = control.checked;
    else twin.value = control.value;
  }
  return () => focus?.focus({ preventScroll: true });
}

const controlsOf = (form: HTMLFormElement): Control[] =>
  getFormElements(form).filter((element): element is Control => element.matches(WRITTEN));

function twinOf(control: Control, old: readonly Control[], made: readonly Control[]): Control | undefined {
  const same = (one: Control) =>
    one.name === control.name &&
    (!isTick(control) || one.value === control.value) &&
    isTick(one) === isTick(control);
  return made.filter(same)[old.filter(same).indexOf(control)];
}

const isTick = (control: Control): control is HTMLInputElement => /^(?:radio|checkbox)$/.test(control.type);
