// What is in the controls that may be kept, and how does it come back into them?
import { getFormElements } from '../../../kit/form/form-element';
import { type Control, isCheckable } from '../fields';
import { isSensitive } from './sensitive-fields';

/** By the name of the control; of ticks the values of those that are set. */
export type DraftValues = Readonly<Record<string, readonly string[]>>;

export function readDraft(form: HTMLFormElement): DraftValues {
  const values: Record<string, string[]> = Object.create(null);
  for (const control of keptControls(form)) {
    values[control.name] ??= [];
    if (!isCheckable(control) || control.checked) values[control.name]!.push(control.value);
  }
  return values;
}

/** Only into controls that are as the page made them: what the visitor or the browser has entered counts more. */
export function restoreDraft(form: HTMLFormElement, values: DraftValues): boolean {
  const places = new Map<string, number>();
  let changed = false;
  for (const control of keptControls(form)) {
    const kept = Object.hasOwn(values, control.name) ? values[control.name]! : [];
    const place = places.get(control.name) ?? 0;
    places.set(control.name, place + 1);
    if (restore(control, isCheckable(control) ? kept : kept.slice(place, place + 1))) changed = true;
  }
  return changed;
}

/** Whether anything is not as the page made it. */
export const isTouched = (form: HTMLFormElement): boolean =>
  keptControls(form).some((control) => !isAsMade(control));

const isAsMade = (control: Control): boolean =>
  isCheckable(control) ? control.checked === control.defaultChecked : control.value === defaultOf(control);

function restore(control: Control, kept: readonly string[]): boolean {
  if (isCheckable(control)) {
    const set = kept.includes(control.value);
    if (!isAsMade(control) || control.checked === set) return false;
    control.checked = set;
  } else {
    const [text] = kept;
    if (text === undefined || control.value === text || !isAsMade(control)) return false;
    control.value = text;
    if (control.value !== text) return false;
  }
  control.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
}

function defaultOf(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const chosen = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
  return chosen?.value ?? '';
}

const KEPT =
  'input:not([type=submit], [type=button], [type=image], [type=reset]), select:not([multiple]), textarea';

const keptControls = (form: HTMLFormElement): Control[] =>
  getFormElements(form).filter(
    (control): control is Control =>
      control.matches(KEPT) &&
      !control.matches('[data-sensitive], [data-sensitive] *, [data-field-type=password] *') &&
      (control as Control).name !== '' &&
      !isSensitive({
        type: (control as Control).type,
        name: (control as Control).name,
        autocomplete: control.getAttribute('autocomplete') ?? '',
      }),
  );
