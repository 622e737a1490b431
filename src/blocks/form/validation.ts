// Validation of a form: the documented rules first, then the constraints of the browser.
import type { EmailPolicy } from '../../core/fields/email';
import { type ValidationRules, validateValue } from '../../core/fields/rules';
import { toFormValue } from '../../core/fields/values';
import { type Control, type Field, getFieldInput, isCheckable } from './fields';
import type { FormMessages } from './form.messages';
import type { FieldError } from './form.model';
import { getMaxLength } from './length-limits';

export interface ValidationOptions {
  readonly emailPolicy: EmailPolicy;
  readonly messages: FormMessages;
  readonly rules: ValidationRules;
}

/** Returns one error per invalid field, in document order. */
export function validateFields(fields: readonly Field[], options: ValidationOptions): FieldError[] {
  return fields.flatMap((field) => {
    const message = validateField(field, options);
    return message === null ? [] : [{ id: field.key, message }];
  });
}

/** Returns the error message, or null. `data-error` on the control or its group overrides any message. */
export function validateField(field: Field, options: ValidationOptions): string | null {
  const { controls, groupElement } = field;
  // Read-only and hidden controls are not validated.
  if (controls.every((control) => control.willValidate === false)) return null;
  const message = applyRules(field, options) ?? checkConstraints(field, options.messages);
  return message && (controls[0].dataset.error || groupElement?.dataset.error || message);
}

function applyRules(field: Field, { emailPolicy, messages, rules }: ValidationOptions): string | null {
  const { type, controls } = field;
  // Input that the browser cannot parse has no value; the browser reports it.
  if (controls.some(({ validity }) => validity?.badInput)) return null;
  const requiredControls = controls.filter((control) => control.matches('[required], [aria-required=true]'));
  const required = requiredControls.length > 0 || isMarkedRequired(field);
  const value = requiredControls.some(isBlank) ? '' : (toFormValue(type, getFieldInput(field)) ?? '');
  // The answers of a Likert field are defined by its controls.
  const options = type === 'likert' ? controls.map((control) => control.value) : undefined;
  const constraints = {
    type,
    get title() {
      return field.title;
    },
    required,
    options,
    maxLength: getMaxLength(controls[0]),
    emailPolicy,
  };
  return validateValue(rules, constraints, value, messages) ?? null;
}

/** Radio buttons, and checkboxes that are required as a group, are validated by the value of the field. */
function isBlank(control: Control): boolean {
  if (!isCheckable(control)) return String(control.value ?? '').trim() === '';
  return control.type === 'checkbox' && control.required && !control.checked;
}

/** Whether the control or an ancestor within the form has the class `required` (FRM-046). */
function isMarkedRequired({ controls: [first] }: Field): boolean {
  const marked = first.closest('.required, [aria-required=true]');
  return marked !== null && !(first.form && marked.contains(first.form));
}

const CONSTRAINTS = [
  'badInput',
  'customError',
  'patternMismatch',
  'rangeOverflow',
  'rangeUnderflow',
  'stepMismatch',
  'tooShort',
  'typeMismatch',
] as const;

/** The documented rules are more permissive than the browser's for these types. */
const IGNORES_TYPE_MISMATCH = /^(email|website)$/;

function checkConstraints({ controls, type }: Field, messages: FormMessages): string | null {
  const invalid = controls.find(({ validity }) =>
    CONSTRAINTS.some(
      (name) => validity?.[name] && !(name === 'typeMismatch' && IGNORES_TYPE_MISMATCH.test(type)),
    ),
  );
  return invalid ? invalid.validationMessage || messages.invalidFields : null;
}
