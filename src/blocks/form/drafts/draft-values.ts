// Reads and restores the values of controls that may be stored in a draft.
import { getFormElements } from '../../../kit/form/form-element';
import { type Control, isCheckable } from '../fields';
import { isSensitive } from './sensitive-fields';

/** Values by control name; for checkboxes and radio buttons only the checked ones. */
export type DraftValues = Readonly<Record<string, readonly string[]>>;

export function readDraft(form: HTMLFormElement): DraftValues {
  const values: Record<string, string[]> = Object.create(null);
  for (const control of getStorableControls(form)) {
    values[control.name] ??= [];
    if (!isCheckable(control) || control.checked) values[control.name]!.push(control.value);
  }
  return values;
}

/** Restores values into unchanged controls only; input of the visitor or the browser takes precedence. */
export function restoreDraft(form: HTMLFormElement, values: DraftValues): boolean {
  const indexes = new Map<string, number>();
  let changed = false;
  for (const control of getStorableControls(form)) {
    const stored = Object.hasOwn(values, control.name) ? values[control.name]! : [];
    const index = indexes.get(control.name) ?? 0;
    indexes.set(control.name, index + 1);
    if (restore(control, isCheckable(control) ? stored : stored.slice(index, index + 1))) changed = true;
  }
  return changed;
}

/** Whether any control differs from its default. */
export const isDirty = (form: HTMLFormElement): boolean =>
  getStorableControls(form).some((control) => !isUnchanged(control));

const isUnchanged = (control: Control): boolean =>
  isCheckable(control)
    ? control.checked === control.defaultChecked
    : control.value === getDefaultValue(control);

function restore(control: Control, stored: readonly string[]): boolean {
  if (isCheckable(control)) {
    const isChecked = stored.includes(control.value);
    if (!isUnchanged(control) || control.checked === isChecked) return false;
    control.checked = isChecked;
  } else {
    const [text] = stored;
    if (text === undefined || control.value === text || !isUnchanged(control)) return false;
    control.value = text;
    if (control.value !== text) return false;
  }
  control.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
}

function getDefaultValue(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const selected = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
  return selected?.value ?? '';
}

const STORABLE =
  'input:not([type=submit], [type=button], [type=image], [type=reset]), select:not([multiple]), textarea';

const getStorableControls = (form: HTMLFormElement): Control[] =>
  getFormElements(form).filter(
    (control): control is Control =>
      control.matches(STORABLE) &&
      !control.matches('[data-sensitive], [data-sensitive] *, [data-field-type=password] *') &&
      (control as Control).name !== '' &&
      !isSensitive({
        type: (control as Control).type,
        name: (control as Control).name,
        autocomplete: control.getAttribute('autocomplete') ?? '',
      }),
  );
