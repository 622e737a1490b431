// What is wrong with a date, a time, a phone number, an address, a name of a service, a password, a likert? Kinds that
// many forms do without, so a page fetches these rules only where it has one of them.
import type { FormValue } from '../wire/form';
import { isValidDate, isValidTime } from './date-time';
import { toParts } from './field-parts';
import { LIKERT_VALUES } from './likert';
import {
  createTextRule,
  type FieldConstraints,
  type FieldMessages,
  formatMessage,
  getRequiredMessage,
  optionRule,
  type ValidationRule,
  type ValidationRules,
} from './rules';
import { flattenValue } from './values';
import { isUsZip } from './zip';

export const extendedRules: ValidationRules = {
  password: (field, value, texts) =>
    flattenValue(value).some((text) => /\s/.test(text)) ? formatMessage(field, texts.password) : undefined,
  twitter: createTextRule((text) => /^@?\w{1,15}$/.test(text), 'twitter'),
  date: unlessParts(isValidDate, 'date'),
  time: unlessParts(isValidTime, 'time'),
  phone: unlessParts(isPhone, 'phone'),
  address: unlessParts(hasUsableZip, 'zip'),
  likert: likertRule,
};

function unlessParts(
  isRight: (parts: readonly string[]) => boolean,
  name: keyof FieldMessages,
): ValidationRule {
  return (field, value, texts) =>
    isRight(flattenValue(value)) ? undefined : formatMessage(field, texts[name]);
}

/** A country code of up to 4 digits, and what people put between digits. */
function isPhone([country = '', ...local]: readonly string[]): boolean {
  const isCode = /^(?:(?:\+|00)?\d{1,4})?$/.test(country.trim());
  return isCode && /\d/.test(local.join('')) && local.every((part) => /^[\d\s()./+-]*$/.test(part));
}

/** Only of the United States do we know how a code looks (FRM-040). */
function hasUsableZip(value: readonly string[]): boolean {
  const { Zip = '', Country = '' } = toParts('address', value);
  const american = /^(?:us|usa|u\.s\.a?\.?|united states(?: of america)?)$/i.test(Country);
  return !american || Zip === '' || isUsZip(Zip);
}

/** A required likert wants an answer to each question. */
function likertRule(field: FieldConstraints, value: FormValue, texts: FieldMessages): string | undefined {
  const answers = typeof value === 'object' && !Array.isArray(value) ? value : {};
  const { questions = Object.keys(answers), required } = field;
  if (required && questions.some((question) => !answers[question]?.length))
    return getRequiredMessage(field, texts);
  const unknown = Object.keys(answers).some((question) => !questions.includes(question));
  const options = field.options ?? LIKERT_VALUES;
  return unknown ? formatMessage(field, texts.notAnOption) : optionRule({ ...field, options }, value, texts);
}
