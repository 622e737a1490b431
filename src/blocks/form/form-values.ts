// Values of a submission, and whether the form has to be submitted natively.
import { toFormValue } from '../../core/fields/values';
import type { FormValues } from '../../core/wire/form';
import { getFormAttribute, getFormElements, getSubmitButtons } from '../../kit/form/form-element';
import { type Field, getFieldInput } from './fields';

/**
 * Reads the values by field id (FRM-013), and name and value of a named submitter.
 * @param query query parameters of the page URL, which set hidden fields (FRM-022)
 */
export function readValues(
  fields: readonly Field[],
  query: URLSearchParams,
  submitter: HTMLElement | null,
): FormValues {
  const values: FormValues = Object.create(null);
  for (const field of fields) {
    const queryValue = getQueryValue(field, query);
    const value = toFormValue(field.type, { ...getFieldInput(field), queryValue });
    if (field.id && value !== undefined) values[field.id] = value;
  }
  const { name, value } = (submitter ?? {}) as Partial<HTMLButtonElement>;
  if (name) values[name] = value ?? '';
  return values;
}

/** The parameter can have the name of the control, or the id of the field (FRM-022). */
function getQueryValue({ controls: [control], id }: Field, query: URLSearchParams): string | null {
  const names = control.dataset.key ? [control.dataset.key] : [control.name, id];
  const name = names.find((candidate) => candidate && query.has(candidate));
  return name ? query.get(name) : null;
}

/** Whether the form has fields, but none that can be sent. */
export const isUnnamed = (fields: readonly Field[]): boolean =>
  fields.length > 0 && fields.every(({ id }) => id === '');

/** Files, `formaction` and `method="dialog"` need a native submission. */
export function isNativeSubmission(form: HTMLFormElement, submitter: HTMLElement | null): boolean {
  return (
    submitter?.hasAttribute('formaction') === true ||
    (submitter?.getAttribute('formmethod') ?? getFormAttribute(form, 'method')) === 'dialog' ||
    getFormElements(form).some((control) => control.matches('[type=file]:enabled'))
  );
}

export function getButtonText(button: HTMLElement | null): string {
  if (!button) return '';
  const text = button instanceof HTMLInputElement ? button.value : button.textContent;
  return text.replace(/\s+/g, ' ').trim();
}

/** The button that was used, or the default button if there was none. */
export function resolveSubmitter(form: HTMLFormElement, submitter: HTMLElement | null): HTMLElement | null {
  return submitter ?? getSubmitButtons(form)[0] ?? null;
}
