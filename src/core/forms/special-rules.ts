// What is wrong with a date, a time, a phone number, an address, a name of a service, a password, a likert? Kinds that
// many forms do without, so a page fetches these rules only where it has one of them.
import type { FormValue } from '../wire/form';
import { LIKERT_VALUES } from './likert';
import { isRealDate, isRealTime } from './moments';
import { partsOf } from './parts';
import {
  about,
  type FieldRules,
  type FieldTexts,
  oneOfOptions,
  type Rule,
  type Rules,
  requiredMessage,
  unless,
} from './rules';
import { textsOf } from './values';
import { isUsZip } from './zip';

export const specialRules: Rules = {
  password: (field, value, texts) =>
    textsOf(value).some((text) => /\s/.test(text)) ? about(field, texts.password) : undefined,
  twitter: unless((text) => /^@?\w{1,15}$/.test(text), 'twitter'),
  date: unlessParts(isRealDate, 'date'),
  time: unlessParts(isRealTime, 'time'),
  phone: unlessParts(isPhone, 'phone'),
  address: unlessParts(hasUsableZip, 'zip'),
  likert: likertRule,
};

function unlessParts(isRight: (parts: readonly string[]) => boolean, name: keyof FieldTexts): Rule {
  return (field, value, texts) => (isRight(textsOf(value)) ? undefined : about(field, texts[name]));
}

/** A country code of up to 4 digits, and what people put between digits. */
function isPhone([country = '', ...local]: readonly string[]): boolean {
  const isCode = /^(?:(?:\+|00)?\d{1,4})?$/.test(country.trim());
  return isCode && /\d/.test(local.join('')) && local.every((part) => /^[\d\s()./+-]*$/.test(part));
}

/** Only of the United States do we know how a code looks (FRM-040). */
function hasUsableZip(value: readonly string[]): boolean {
  const { Zip = '', Country = '' } = partsOf('address', value);
  const american = /^(?:us|usa|u\.s\.a?\.?|united states(?: of america)?)$/i.test(Country);
  return !american || Zip === '' || isUsZip(Zip);
}

/** A required likert wants an answer to each question. */
function likertRule(field: FieldRules, value: FormValue, texts: FieldTexts): string | undefined {
  const answers = typeof value === 'object' && !Array.isArray(value) ? value : {};
  const { questions = Object.keys(answers), required } = field;
  if (required && questions.some((question) => !answers[question]?.length))
    return requiredMessage(field, texts);
  const unknown = Object.keys(answers).some((question) => !questions.includes(question));
  const options = field.options ?? LIKERT_VALUES;
  return unknown ? about(field, texts.notAnOption) : oneOfOptions({ ...field, options }, value, texts);
}
