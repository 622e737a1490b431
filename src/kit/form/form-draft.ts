// Keeps the input of a form on the device until it is sent, with the visitor's consent.
import type { Services } from '../../services/services';

/** Pause in typing, in milliseconds, before the draft is saved. */
const SAVE_DELAY_MS = 400;

type Control = HTMLInputElement | HTMLTextAreaElement;

export interface FormDraft {
  clear(): void;
}

/**
 * Restores a draft into controls that the visitor has not changed, then saves changes until the signal is aborted. Input from
 * before the visitor's consent is saved once it is given.
 * @param key key of the draft, see `services.forms.drafts`
 */
export function startDraft(
  form: HTMLFormElement,
  key: string,
  { forms, page, consent }: Services,
  signal: AbortSignal,
): FormDraft {
  let isDone = false;
  let cancelSave: (() => void) | undefined;
  const save = () => {
    cancelSave?.();
    cancelSave = undefined;
    if (isDone) return;
    if (isChanged(form)) forms.drafts.write(key, readValues(form));
    else forms.drafts.clear(key);
  };
  const flush = () => {
    if (cancelSave) save();
  };
  const synchronize = () => {
    const hasInput = isChanged(form);
    const values = isDone ? null : forms.drafts.read(key);
    if (values) restoreValues(form, values);
    if (hasInput) save();
  };
  synchronize();
  // Drafts can be read and saved once consent is given.
  signal.addEventListener('abort', consent.state.subscribe(synchronize), { once: true });
  const scheduleSave = () => {
    cancelSave?.();
    cancelSave = page.clock.setTimeout(save, SAVE_DELAY_MS);
  };
  for (const type of ['input', 'change']) form.addEventListener(type, scheduleSave, { signal });
  signal.addEventListener('abort', page.on('hide', flush), { once: true });
  signal.addEventListener('abort', flush, { once: true });
  return {
    clear() {
      isDone = true;
      cancelSave?.();
      forms.drafts.clear(key);
    },
  };
}

const getControls = (form: HTMLFormElement): Control[] => [
  ...form.querySelectorAll<Control>('input:not([type="hidden"]), textarea'),
];

const isCheckable = (control: Control): control is HTMLInputElement =>
  control.type === 'radio' || control.type === 'checkbox';

const isUnchanged = (control: Control): boolean =>
  isCheckable(control) ? control.checked === control.defaultChecked : control.value === control.defaultValue;

const isChanged = (form: HTMLFormElement): boolean => !getControls(form).every(isUnchanged);

function readValues(form: HTMLFormElement): Record<string, string[]> {
  const values: Record<string, string[]> = Object.create(null);
  for (const control of getControls(form))
    if (!isCheckable(control) || control.checked) values[control.name] = [control.value];
  return values;
}

function restoreValues(form: HTMLFormElement, values: Readonly<Record<string, readonly string[]>>): void {
  for (const control of getControls(form)) {
    const value = Object.hasOwn(values, control.name) ? values[control.name]?.[0] : undefined;
    if (
      value === undefined ||
      !getControls(form)
        .filter(({ name }) => name === control.name)
        .every(isUnchanged)
    )
      continue;
    if (!isCheckable(control)) control.value = value;
    else if (control.value === value) control.checked = true;
  }
}
