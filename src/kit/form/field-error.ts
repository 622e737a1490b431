// Error of a field in a server-rendered form: a text in the field, and ARIA attributes on its controls.
import { addDescription, markInvalid, removeDescription } from './field-aria';

/** Links controls to the error text. @returns the text, to be placed in the field */
export function createFieldError(controls: readonly Element[], id: string, text: string): HTMLElement {
  const error = Object.assign(document.createElement('span'), { className: 'error', id, textContent: text });
  for (const control of controls) {
    markInvalid(control);
    addDescription(control, id);
  }
  return error;
}

/** Removes the error of a field, including one rendered by the server. */
export function clearFieldError(field: Element | null): void {
  const error = field?.querySelector('.error');
  if (!field || !error) return;
  error.remove();
  for (const control of field.querySelectorAll('input, textarea')) {
    control.removeAttribute('aria-invalid');
    removeDescription(control, error.id);
  }
}
