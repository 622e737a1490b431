// What is wrong with the value of a field, in words for the visitor? All rules together; those of the page and of the
// server are the same.
import { fieldMessages } from '../messages';
import type { FormValue } from '../wire/form';
import { extendedRules } from './extended-rules';
import { isComposite, REQUIRED_PARTS, toParts } from './field-parts';
import {
  basicRules,
  type FieldConstraints,
  type FieldMessages,
  getRequiredMessage,
  validateValue,
} from './rules';

/** The first problem of a value, or undefined. An empty value is a problem only of a required field. */
export function validateField(
  field: FieldConstraints,
  value: FormValue,
  texts: FieldMessages = fieldMessages,
): string | undefined {
  if (field.required && lacksParts(field, value)) return getRequiredMessage(field, texts);
  return validateValue(rules, field, value, texts);
}

/** The problems of all fields by field id; an empty object when there is none. */
export function validateForm(
  fields: readonly (FieldConstraints & { readonly id: string })[],
  values: Readonly<Record<string, FormValue>>,
): Record<string, string> {
  const problems = fields.map((field) => [field.id, validateField(field, values[field.id] ?? '')] as const);
  return Object.fromEntries(
    problems.filter((problem): problem is [string, string] => problem[1] !== undefined),
  );
}

const rules = { ...basicRules, ...extendedRules };

/** Without one of the parts that the field cannot do without. */
function lacksParts({ type }: FieldConstraints, value: FormValue): boolean {
  if (!isComposite(type) || !Array.isArray(value)) return false;
  const parts = toParts(type, value);
  return REQUIRED_PARTS[type].some((part) => !parts[part]);
}
