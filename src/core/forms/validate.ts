// What is wrong with the value of a field, in words for the visitor? The same rules in the page and on the server.
import { fieldMessages, fill } from '../messages';
import type { FormField, FormValue } from '../wire/form';
import { type EmailPolicy, isEmail } from './email';
import { LIKERT_VALUES } from './likert';
import { isRealDate, isRealTime } from './moments';
import { isParted, NEEDED_PARTS, partsOf } from './parts';
import { isEmptyValue, textsOf } from './values';
import { isUsZip } from './zip';

/** What the rules have to know about a field. */
export interface FieldRules extends Pick<FormField, 'type' | 'title' | 'required'> {
  readonly options?: readonly string[] | undefined;
  readonly questions?: readonly string[] | undefined;
  /** Of a textarea, in characters. */
  readonly maxLength?: number | undefined;
  /** Of an email; default `documented`. */
  readonly emailPolicy?: EmailPolicy | undefined;
  /** The parts that a required field must have; by default those that the kind cannot do without. */
  readonly neededParts?: readonly string[] | undefined;
}

/** What the rules say, by name; `{title}` and `{email}` are filled in. */
export type FieldTexts = Readonly<Record<keyof typeof fieldMessages, string>>;

/** The first problem of a value, or undefined. An empty value is a problem only of a required field. */
export function validateField(
  field: FieldRules,
  value: FormValue,
  texts: FieldTexts = fieldMessages,
): string | undefined {
  if (field.type === 'section') return undefined;
  if (field.required && lacksParts(field, value)) return requiredMessage(field, texts);
  if (isEmptyValue(value)) return undefined;
  return rules[field.type]?.(field, value, texts);
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

/** How a textarea stands with its limit: `12 / 200`, and whether that is too much (FRM-045). */
export function countCharacters(
  text: string,
  maxLength: number,
  template = '{length} / {maximum}',
): { text: string; over: boolean } {
  const { length } = text;
  const count = fill(template, { length: String(length), maximum: String(maxLength) });
  return { text: count, over: length > maxLength };
}

type Rule = (field: FieldRules, value: FormValue, texts: FieldTexts) => string | undefined;

const rules: Partial<Record<FieldRules['type'], Rule>> = {
  email: (field, value, texts) =>
    isEmail(textOf(value), field.emailPolicy) ? undefined : fill(texts.email, { email: texts.emailExample }),
  textarea: ({ maxLength = Number.POSITIVE_INFINITY }, value, texts) =>
    textOf(value).length > maxLength ? texts.tooLong : undefined,
  number: (field, value, texts) => (isNumber(textOf(value)) ? undefined : about(field, texts.number)),
  currency: (field, value, texts) => (isNumber(textOf(value)) ? undefined : about(field, texts.number)),
  website: (field, value, texts) => (isWebsite(textOf(value)) ? undefined : about(field, texts.website)),
  password: (field, value, texts) =>
    /\s/.test(textsOf(value)[0]!) ? about(field, texts.password) : undefined,
  twitter: (field, value, texts) =>
    /^@?\w{1,15}$/.test(textOf(value)) ? undefined : about(field, texts.twitter),
  date: (field, value, texts) => (isRealDate(textsOf(value)) ? undefined : about(field, texts.date)),
  time: (field, value, texts) => (isRealTime(textsOf(value)) ? undefined : about(field, texts.time)),
  phone: (field, value, texts) => (isPhone(textsOf(value)) ? undefined : about(field, texts.phone)),
  address: (field, value, texts) => (hasUsableZip(textsOf(value)) ? undefined : about(field, texts.zip)),
  radio: oneOfOptions,
  select: oneOfOptions,
  checkbox: oneOfOptions,
  likert: likertRule,
};

function requiredMessage(field: FieldRules, texts: FieldTexts): string {
  return field.title ? about(field, texts.required) : texts.requiredUntitled;
}

function about(field: FieldRules, message: string): string {
  return fill(message, { title: field.title });
}

/** Nothing at all, or without one of the parts that the field cannot do without. */
function lacksParts({ type, neededParts }: FieldRules, value: FormValue): boolean {
  if (isEmptyValue(value)) return true;
  if (!isParted(type) || !Array.isArray(value)) return false;
  const parts = partsOf(type, value);
  return (neededParts ?? NEEDED_PARTS[type]).some((part) => !parts[part]);
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

function textOf(value: FormValue): string {
  return textsOf(value)[0]?.trim() ?? '';
}

/** With either decimal separator, as people write them. */
function isNumber(text: string): boolean {
  return /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/.test(text);
}

/** An address without a scheme is meant as http://, as in the documented link check (A§5). */
function isWebsite(text: string): boolean {
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `http://${text}`;
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return /^(?:https?|ftp):$/.test(protocol) && hostname.includes('.');
}

/** A field whose options nobody gave takes any value. */
function oneOfOptions(field: FieldRules, value: FormValue, texts: FieldTexts): string | undefined {
  const known = textsOf(value).every((text) => field.options?.includes(text) ?? true);
  return known ? undefined : about(field, texts.notAnOption);
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
