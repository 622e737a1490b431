// What is sent when the visitor submits, and is it ours to send? Read before anything on the page changes.
import { toFormValue } from '../../core/forms/values';
import type { FormValues } from '../../core/wire/form';
import { getFormAttribute, getFormElements, getSubmitButtons } from '../../kit/form/form-element';
import { type Field, getFieldInput } from './fields';

/**
 * The values by field id (FRM-013), and the name and value of the button if it has any.
 * @param query of the page's address; a hidden field listens to it (FRM-022)
 */
export function readValues(
  fields: readonly Field[],
  query: URLSearchParams,
  submitter: HTMLElement | null,
): FormValues {
  const values: FormValues = Object.create(null);
  for (const field of fields) {
    const value = toFormValue(field.type, {
      ...getFieldInput(field),
      queryValue: query.get(field.controls[0].dataset.key || field.id),
    });
    if (field.id && value !== undefined) values[field.id] = value;
  }
  const { name, value } = (submitter ?? {}) as Partial<HTMLButtonElement>;
  if (name) values[name] = value ?? '';
  return values;
}

/** Files cannot travel as text, and a button with an address of its own means that address: both post natively. */
export function isNativeSubmission(form: HTMLFormElement, submitter: HTMLElement | null): boolean {
  return (
    submitter?.hasAttribute('formaction') === true ||
    (submitter?.getAttribute('formmethod') ?? getFormAttribute(form, 'method')) === 'dialog' ||
    getFormElements(form).some((control) => control.matches('[type=file]:enabled'))
  );
}

/** What is written on the button. */
export function getButtonText(button: HTMLElement | null): string {
  if (!button) return '';
  const text = button instanceof HTMLInputElement ? button.value : button.textContent;
  return text.replace(/\s+/g, ' ').trim();
}

/** The button that was used or, when none was, the one that Enter stands for. */
export function resolveSubmitter(form: HTMLFormElement, submitter: HTMLElement | null): HTMLElement | null {
  return submitter ?? getSubmitButtons(form)[0] ?? null;
}
