// What is wrong with a value, by the rules that most forms need?
import type { fieldMessages } from '../messages';
import { fill } from '../messages';
import type { FormField, FormValue } from '../wire/form';
import { type EmailPolicy, isEmail } from './email';
import { isEmptyValue, textsOf } from './values';

/** What the rules have to know about a field. */
export interface FieldRules extends Pick<FormField, 'type' | 'title' | 'required'> {
  readonly options?: readonly string[] | undefined;
  readonly questions?: readonly string[] | undefined;
  /** Of a textarea, in characters. */
  readonly maxLength?: number | undefined;
  /** Of an email; default `documented`. */
  readonly emailPolicy?: EmailPolicy | undefined;
}

/** What the rules say, by name; `{title}` and `{email}` are filled in. */
export type FieldTexts = Readonly<Record<keyof typeof fieldMessages, string>>;

/** Of a value that is not empty. */
export type Rule = (field: FieldRules, value: FormValue, texts: FieldTexts) => string | undefined;

/** By kind; a kind without one takes any value. */
export type Rules = Readonly<Partial<Record<FieldRules['type'], Rule>>>;

export const plainRules: Rules = {
  email: ({ emailPolicy }, value, texts) =>
    isEmail(textOf(value), emailPolicy) ? undefined : fill(texts.email, { email: texts.emailExample }),
  textarea: ({ maxLength = Number.POSITIVE_INFINITY }, value, texts) =>
    textOf(value).length > maxLength ? texts.tooLong : undefined,
  number: unless(isNumber, 'number'),
  currency: unless(isNumber, 'number'),
  website: unless(isWebsite, 'website'),
  radio: oneOfOptions,
  select: oneOfOptions,
  checkbox: oneOfOptions,
};

/** The first problem of a value by these rules, or undefined. An empty value is a problem only of a required field. */
export function checkValue(
  rules: Rules,
  field: FieldRules,
  value: FormValue,
  texts: FieldTexts,
): string | undefined {
  if (field.type === 'section') return undefined;
  if (isEmptyValue(value)) return field.required ? requiredMessage(field, texts) : undefined;
  return rules[field.type]?.(field, value, texts);
}

/** A rule about the first text of a value. */
export function unless(isRight: (text: string) => boolean, name: keyof FieldTexts): Rule {
  return (field, value, texts) => (isRight(textOf(value)) ? undefined : about(field, texts[name]));
}

export function requiredMessage(field: FieldRules, texts: FieldTexts): string {
  return field.title ? about(field, texts.required) : texts.requiredUntitled;
}

export function about(field: FieldRules, message: string): string {
  return fill(message, { title: field.title });
}

/** A field whose options nobody gave takes any value. */
export function oneOfOptions(field: FieldRules, value: FormValue, texts: FieldTexts): string | undefined {
  const known = textsOf(value).every((text) => field.options?.includes(text) ?? true);
  return known ? undefined : about(field, texts.notAnOption);
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
