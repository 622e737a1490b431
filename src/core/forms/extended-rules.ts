// Validation rules of less common field types: date, time, phone number, address, social handle, password, Likert.
// Loaded on demand by forms that have one of these types.

import {
  createTextRule,
  type FieldConstraints,
  type FieldMessages,
  formatFieldMessage,
  getRequiredMessage,
  optionRule,
  type ValidationRule,
  type ValidationRules,
} from '../fields/rules';
import { flattenValue } from '../fields/values';
import type { FormValue } from '../wire/form';
import { isValidDate, isValidTime } from './date-time';
import { toParts } from './field-parts';
import { LIKERT_VALUES } from './likert';

export const extendedRules: ValidationRules = {
  password: (field, value, messages) =>
    flattenValue(value).some((text) => /\s/.test(text))
      ? formatFieldMessage(field, messages.password)
      : undefined,
  twitter: createTextRule((text) => /^@?\w{1,15}$/.test(text), 'twitter'),
  date: createPartsRule(isValidDate, 'date'),
  time: createPartsRule(isValidTime, 'time'),
  phone: createPartsRule(isPhone, 'phone'),
  address: createPartsRule(hasValidZip, 'zip'),
  likert: likertRule,
};

function createPartsRule(
  isValid: (parts: readonly string[]) => boolean,
  name: keyof FieldMessages,
): ValidationRule {
  return (field, value, messages) =>
    isValid(flattenValue(value)) ? undefined : formatFieldMessage(field, messages[name]);
}

/** Accepts a country code of up to 4 digits, and the separators that people write between digits. */
function isPhone([country = '', ...local]: readonly string[]): boolean {
  const hasValidCountryCode = /^(?:(?:\+|00)?\d{1,4})?$/.test(country.trim());
  return (
    hasValidCountryCode && /\d/.test(local.join('')) && local.every((part) => /^[\d\s()./+-]*$/.test(part))
  );
}

/** Checks the zip code of United States addresses only (FRM-040). */
function hasValidZip(value: readonly string[]): boolean {
  const { Zip = '', Country = '' } = toParts('address', value);
  const isUsAddress = /^(?:us|usa|u\.s\.a?\.?|united states(?: of america)?)$/i.test(Country);
  return !isUsAddress || Zip === '' || isUsZip(Zip);
}

/** Exactly 5 digits (FRM-040). */
export function isUsZip(text: string): boolean {
  return /^\d{5}$/.test(text);
}

/** A required Likert field needs an answer to every question. */
function likertRule(field: FieldConstraints, value: FormValue, messages: FieldMessages): string | undefined {
  const answers = typeof value === 'object' && !Array.isArray(value) ? value : {};
  const { questions = Object.keys(answers), required } = field;
  if (required && questions.some((question) => !answers[question]?.length))
    return getRequiredMessage(field, messages);
  const hasUnknownQuestion = Object.keys(answers).some((question) => !questions.includes(question));
  const options = field.options ?? LIKERT_VALUES;
  if (hasUnknownQuestion) return formatFieldMessage(field, messages.notAnOption);
  return optionRule({ ...field, options }, value, messages);
}
