// What is wrong with a value, by the rules that most forms need?
import type { fieldMessages } from '../messages';
import { fill } from '../messages';
import type { FormField, FormValue } from '../wire/form';
import { type EmailPolicy, isEmail } from './email';
import { flattenValue, isEmptyValue } from './values';

/** What the rules have to know about a field. */
export interface FieldConstraints extends Pick<FormField, 'type' | 'title' | 'required'> {
  readonly options?: readonly string[] | undefined;
  readonly questions?: readonly string[] | undefined;
  /** Of a textarea, in characters. */
  readonly maxLength?: number | undefined;
  /** Of an email; default `documented`. */
  readonly emailPolicy?: EmailPolicy | undefined;
}

/** What the rules say, by name; `{title}` and `{email}` are filled in. */
export type FieldMessages = Readonly<Record<keyof typeof fieldMessages, string>>;

/** Of a value that is not empty. */
export type ValidationRule = (
  field: FieldConstraints,
  value: FormValue,
  texts: FieldMessages,
) => string | undefined;

/** By kind; a kind without one takes any value. */
export type ValidationRules = Readonly<Partial<Record<FieldConstraints['type'], ValidationRule>>>;

export const basicRules: ValidationRules = {
  email: ({ emailPolicy }, value, texts) =>
    isEmail(textOf(value), emailPolicy) ? undefined : fill(texts.email, { email: texts.emailExample }),
  textarea: ({ maxLength = Number.POSITIVE_INFINITY }, value, texts) =>
    textOf(value).length > maxLength ? texts.tooLong : undefined,
  number: createTextRule(isNumber, 'number'),
  currency: createTextRule(isNumber, 'number'),
  website: createTextRule(isWebsite, 'website'),
  radio: optionRule,
  select: optionRule,
  checkbox: optionRule,
};

/** The first problem of a value by these rules, or undefined. An empty value is a problem only of a required field. */
export function validateValue(
  rules: ValidationRules,
  field: FieldConstraints,
  value: FormValue,
  texts: FieldMessages,
): string | undefined {
  if (field.type === 'section') return undefined;
  if (isEmptyValue(value)) return field.required ? getRequiredMessage(field, texts) : undefined;
  return rules[field.type]?.(field, value, texts);
}

/** A rule about the first text of a value. */
export function createTextRule(
  isRight: (text: string) => boolean,
  name: keyof FieldMessages,
): ValidationRule {
  return (field, value, texts) => (isRight(textOf(value)) ? undefined : formatMessage(field, texts[name]));
}

export function getRequiredMessage(field: FieldConstraints, texts: FieldMessages): string {
  return field.title ? formatMessage(field, texts.required) : texts.requiredUntitled;
}

export function formatMessage(field: FieldConstraints, message: string): string {
  return fill(message, { title: field.title });
}

/** A field whose options nobody gave takes any value. */
export function optionRule(
  field: FieldConstraints,
  value: FormValue,
  texts: FieldMessages,
): string | undefined {
  const known = flattenValue(value).every((text) => field.options?.includes(text) ?? true);
  return known ? undefined : formatMessage(field, texts.notAnOption);
}

function textOf(value: FormValue): string {
  return flattenValue(value)[0]?.trim() ?? '';
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
