// Parser for form definitions in JSON. Only properties that the field type supports are kept.
import { isRecord, readArray, readString } from '../read';
import { FIELD_TYPES } from '../wire/field-types';
import type { FieldType, FormDefinition, FormField } from '../wire/form';
import { type FieldProperty, getEditableProperties, type HandlerFeatures } from './field-properties';

export interface ParsedFields {
  readonly fields: FormField[];
  /** Console warnings about skipped fields and unknown types. */
  readonly warnings: string[];
}

/** Parses a list of fields. Fields without an id and fields with a duplicate id are skipped. */
export function parseFields(json: unknown, features?: HandlerFeatures): ParsedFields {
  const warnings: string[] = [];
  const fields = new Map<string, FormField>();
  for (const entry of readArray(json)) {
    const field = isRecord(entry) ? parseField(entry, warnings, features) : null;
    if (!field) warnings.push('a field has no id; ignoring it.');
    else if (fields.has(field.id))
      warnings.push(`duplicate field id="${field.id}"; ignoring the second field.`);
    else fields.set(field.id, field);
  }
  return { fields: [...fields.values()], warnings };
}

/** Parses the text settings of a form; values that are not strings are dropped. */
export function parseFormSettings(json: Readonly<Record<string, unknown>>): Partial<FormDefinition> {
  const settings = SETTINGS.map((name) => [name, readString(json[name])] as const);
  return Object.fromEntries(settings.filter(([, text]) => text !== ''));
}

const SETTINGS = [
  'id',
  'name',
  'submitButtonText',
  'submissionMessage',
  'postSubmitHtml',
  'successRedirect',
  'disclaimer',
] as const;

const propertyParsers: Readonly<Record<FieldProperty, (value: unknown) => unknown>> = {
  description: parseText,
  placeholder: parseText,
  required: parseFlag,
  options: parseTextList,
  questions: parseTextList,
  maxLength: parseMaxLength,
  currencySymbol: parseText,
  showCountryCode: parseFlag,
  emailPolicy: oneOf(['documented', 'html']),
  underline: parseFlag,
  dateOrder: oneOf(['mdy', 'dmy', 'ymd']),
  autocomplete: parseText,
  key: parseText,
  value: parseText,
};

function parseField(
  json: Record<string, unknown>,
  warnings: string[],
  features?: HandlerFeatures,
): FormField | null {
  const id = readString(json.id);
  if (!id) return null;
  const type = parseType(json.type, id, warnings);
  const properties = getEditableProperties(type, features).map((name) => [
    name,
    propertyParsers[name](json[name]),
  ]);
  const field = {
    id,
    type,
    title: readString(json.title),
    required: false,
    ...Object.fromEntries(properties.filter(([, value]) => value !== undefined)),
  };
  return type === 'likert' ? withQuestions(field) : field;
}

function parseType(value: unknown, id: string, warnings: string[]): FieldType {
  const type = FIELD_TYPES.find((name) => name === readString(value).toLowerCase());
  if (!type) warnings.push(`field "${id}": type="${readString(value)}" is not a field type; using text.`);
  return type ?? 'text';
}

/** If there are no questions, the options are the questions, with the five documented answers (FRM-038). */
function withQuestions(field: FormField): FormField {
  const { questions, options = [], ...rest } = field;
  return questions ? field : { ...rest, questions: options };
}

function parseText(value: unknown): string | undefined {
  return readString(value) || undefined;
}

function parseFlag(value: unknown): boolean | undefined {
  return value === true || /^(?:true|1|yes|on)$/i.test(readString(value)) || undefined;
}

function parseTextList(value: unknown): string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return [...new Set(value.map(readString).filter((text) => text !== ''))];
}

function parseMaxLength(value: unknown): number | undefined {
  const limit = Number(readString(value));
  return limit >= 1 ? Math.floor(limit) : undefined;
}

function oneOf(choices: readonly string[]): (value: unknown) => string | undefined {
  return (value) => choices.find((choice) => choice === readString(value).toLowerCase());
}
