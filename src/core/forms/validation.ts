// Validation with the complete rule set. The browser and the server apply the same rules.

import {
  basicRules,
  type FieldConstraints,
  type FieldMessages,
  getRequiredMessage,
  validateValue,
} from '../fields/rules';
import { fieldMessages } from '../messages/form-messages';
import type { FormValue } from '../wire/form';
import { extendedRules } from './extended-rules';
import { isComposite, REQUIRED_PARTS, toParts } from './field-parts';

/** Returns the first error message, or undefined if the value is valid. Empty values are invalid only if required. */
export function validateField(
  field: FieldConstraints,
  value: FormValue,
  messages: FieldMessages = fieldMessages,
): string | undefined {
  if (field.required && isMissingParts(field, value)) return getRequiredMessage(field, messages);
  return validateValue(rules, field, value, messages);
}

const rules = { ...basicRules, ...extendedRules };

/** Whether a part that the field requires is empty. */
function isMissingParts({ type }: FieldConstraints, value: FormValue): boolean {
  if (!isComposite(type) || !Array.isArray(value)) return false;
  const parts = toParts(type, value);
  return REQUIRED_PARTS[type].some((part) => !parts[part]);
}
