// What is wrong with the value of a field, in words for the visitor? All rules together; those of the page and of the
// server are the same.
import { fieldMessages } from '../messages';
import type { FormValue } from '../wire/form';
import { isParted, NEEDED_PARTS, partsOf } from './parts';
import { checkValue, type FieldRules, type FieldTexts, plainRules, requiredMessage } from './rules';
import { specialRules } from './special-rules';

/** The first problem of a value, or undefined. An empty value is a problem only of a required field. */
export function validateField(
  field: FieldRules,
  value: FormValue,
  texts: FieldTexts = fieldMessages,
): string | undefined {
  if (field.required && lacksParts(field, value)) return requiredMessage(field, texts);
  return checkValue(rules, field, value, texts);
}

/** The problems of all fields by field id; an empty object when there is none. */
export function validateForm(
  fields: readonly (FieldRules & { readonly id: string })[],
  values: Readonly<Record<string, FormValue>>,
): Record<string, string> {
  const problems = fields.map((field) => [field.id, validateField(field, values[field.id] ?? '')] as const);
  return Object.fromEntries(
    problems.filter((problem): problem is [string, string] => problem[1] !== undefined),
  );
}

const rules = { ...plainRules, ...specialRules };

/** Without one of the parts that the field cannot do without. */
function lacksParts({ type }: FieldRules, value: FormValue): boolean {
  if (!isParted(type) || !Array.isArray(value)) return false;
  const parts = partsOf(type, value);
  return NEEDED_PARTS[type].some((part) => !parts[part]);
}
