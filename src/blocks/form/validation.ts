// What is wrong with a field, in words for the visitor? The documented rules first, then what the browser finds.
import type { EmailPolicy } from '../../core/forms/email';
import { type ValidationRules, validateValue } from '../../core/forms/rules';
import { toFormValue } from '../../core/forms/values';
import { type Control, type Field, getFieldInput, isCheckable } from './fields';
import type { FormMessages } from './form.messages';
import type { FieldError } from './form.model';
import { getMaxLength } from './length-limits';

export interface ValidationOptions {
  readonly emailPolicy: EmailPolicy;
  readonly texts: FormMessages;
  readonly rules: ValidationRules;
}

/** One error for each wrong field, in document order. */
export function validateFields(fields: readonly Field[], how: ValidationOptions): FieldError[] {
  return fields.flatMap((field) => {
    const text = validateField(field, how);
    return text === null ? [] : [{ id: field.key, text }];
  });
}

/** Null if the field is right. A `data-error` on the control or its group stands for any text. */
export function validateField(field: Field, how: ValidationOptions): string | null {
  const { controls, groupElement } = field;
  // Read-only controls and hidden fields are the page's own business.
  if (controls.every((control) => control.willValidate === false)) return null;
  const text = documentedProblem(field, how) ?? browserProblem(field, how.texts);
  return text && (controls[0].dataset.error || groupElement?.dataset.error || text);
}

function documentedProblem(field: Field, { emailPolicy, texts, rules }: ValidationOptions): string | null {
  const { type, controls } = field;
  // What cannot be read as a number or date is no value at all: let the browser tell.
  if (controls.some(({ validity }) => validity?.badInput)) return null;
  const needed = controls.filter((control) => control.matches('[required], [aria-required=true]'));
  const required = needed.length > 0 || isMarked(field);
  const value = needed.some(isBlank) ? '' : (toFormValue(type, getFieldInput(field)) ?? '');
  // Which answers there are the page has decided by its controls.
  const options = type === 'likert' ? controls.map((control) => control.value) : undefined;
  const facts = {
    type,
    get title() {
      return field.title;
    },
    required,
    options,
    maxLength: getMaxLength(controls[0]),
    emailPolicy,
  };
  return validateValue(rules, facts, value, texts) ?? null;
}

/** Of radio buttons, and of boxes that are only required together, one is enough: the value tells. */
function isBlank(control: Control): boolean {
  if (!isCheckable(control)) return String(control.value ?? '').trim() === '';
  return control.type === 'checkbox' && control.required && !control.checked;
}

/** FRM-046: is it, or what stands around it in the form, of the class `required`? */
function isMarked({ controls: [first] }: Field): boolean {
  const mark = first.closest('.required, [aria-required=true]');
  return mark !== null && !(first.form && mark.contains(first.form));
}

const FLAGS = [
  'badInput',
  'customError',
  'patternMismatch',
  'rangeOverflow',
  'rangeUnderflow',
  'stepMismatch',
  'tooShort',
  'typeMismatch',
] as const;

/** The documented rules are wider than the browser's for these. */
const OWN_TYPE = /^(email|website)$/;

function browserProblem({ controls, type }: Field, texts: FormMessages): string | null {
  const refused = controls.find(({ validity }) =>
    FLAGS.some((flag) => validity?.[flag] && !(flag === 'typeMismatch' && OWN_TYPE.test(type))),
  );
  return refused ? refused.validationMessage || texts.invalidFields : null;
}
