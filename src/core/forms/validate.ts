// What is wrong with the value of a field, in words for the visitor? The same rules in the page and on the server.
import { fieldMessages, fill } from '../messages';
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

/** The first problem of a value, or undefined. An empty value is a problem only of a required field. */
export function validateField(
  field: FieldRules,
  value: FormValue,
  texts: FieldTexts = fieldMessages,
): string | undefined {
  if (field.type === 'section') return undefined;
  if (isEmptyValue(value)) return field.required ? requiredMessage(field, texts) : undefined;
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
  return unknown ? about(field, texts.notAnOption) : oneOfOptions(field, value, texts);
}
