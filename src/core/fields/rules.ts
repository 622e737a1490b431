// Validation rules that most forms need.
import { fillPlaceholders } from '../messages/fill-placeholders';
import type { fieldMessages } from '../messages/form-messages';
import type { FormField, FormValue } from '../wire/form';
import { type EmailPolicy, isEmail } from './email';
import { flattenValue, isEmptyValue } from './values';

/** Properties of a field that affect validation. */
export interface FieldConstraints extends Pick<FormField, 'type' | 'title' | 'required'> {
  readonly options?: readonly string[] | undefined;
  readonly questions?: readonly string[] | undefined;
  /** Text areas only; in characters. */
  readonly maxLength?: number | undefined;
  /** Email fields only; default `html`. */
  readonly emailPolicy?: EmailPolicy | undefined;
}

/** Message templates with the placeholders `{title}` and `{email}`. */
export type FieldMessages = Readonly<Record<keyof typeof fieldMessages, string>>;

/** Validates a non-empty value. Returns the error message, if any. */
export type ValidationRule = (
  field: FieldConstraints,
  value: FormValue,
  messages: FieldMessages,
) => string | undefined;

/** Rules by field type; a type without a rule accepts any value. */
export type ValidationRules = Readonly<Partial<Record<FieldConstraints['type'], ValidationRule>>>;

export const basicRules: ValidationRules = {
  email: ({ emailPolicy }, value, messages) =>
    isEmail(firstText(value), emailPolicy)
      ? undefined
      : fillPlaceholders(messages.email, { email: messages.emailExample }),
  textarea: ({ maxLength = Number.POSITIVE_INFINITY }, value, messages) =>
    firstText(value).length > maxLength ? messages.tooLong : undefined,
  number: createTextRule(isNumber, 'number'),
  currency: createTextRule(isNumber, 'number'),
  website: createTextRule(isWebsite, 'website'),
  radio: optionRule,
  select: optionRule,
  checkbox: optionRule,
};

/** Returns the first error message, or undefined if the value is valid. Empty values are invalid only if required. */
export function validateValue(
  rules: ValidationRules,
  field: FieldConstraints,
  value: FormValue,
  messages: FieldMessages,
): string | undefined {
  if (field.type === 'section') return undefined;
  if (isEmptyValue(value)) return field.required ? getRequiredMessage(field, messages) : undefined;
  return rules[field.type]?.(field, value, messages);
}

/** Creates a rule that tests the first text of a value. */
export function createTextRule(
  isValid: (text: string) => boolean,
  name: keyof FieldMessages,
): ValidationRule {
  return (field, value, messages) =>
    isValid(firstText(value)) ? undefined : formatFieldMessage(field, messages[name]);
}

export function getRequiredMessage(field: FieldConstraints, messages: FieldMessages): string {
  return field.title ? formatFieldMessage(field, messages.required) : messages.requiredUntitled;
}

export function formatFieldMessage(field: FieldConstraints, message: string): string {
  return fillPlaceholders(message, { title: field.title });
}

/** Accepts any value if the field has no options. */
export function optionRule(
  field: FieldConstraints,
  value: FormValue,
  messages: FieldMessages,
): string | undefined {
  const isKnown = flattenValue(value).every((text) => field.options?.includes(text) ?? true);
  return isKnown ? undefined : formatFieldMessage(field, messages.notAnOption);
}

function firstText(value: FormValue): string {
  return flattenValue(value)[0]?.trim() ?? '';
}

/** Accepts a point or a comma as the decimal separator. */
function isNumber(text: string): boolean {
  return /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/.test(text);
}

/** A URL without a scheme is treated as http://, like the documented link check (A§5). */
function isWebsite(text: string): boolean {
  const url = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `http://${text}`;
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return /^(?:https?|ftp):$/.test(protocol) && hostname.includes('.');
}
