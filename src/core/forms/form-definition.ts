// What does a form consist of that somebody wrote as JSON? Of each field only what its kind knows is taken.
import { isRecord, readArray, readString } from '../read';
import { FIELD_TYPES } from '../wire/field-types';
import type { FieldType, FormDefinition, FormField } from '../wire/form';
import { type FieldProperty, getEditableProperties, type HandlerFeatures } from './field-properties';

/** The fields, and why any was left out or is read as something else. */
export interface ParsedFields {
  readonly fields: FormField[];
  /** For the developer, one sentence each. */
  readonly complaints: string[];
}

/** Reads a list of fields of any shape. Fields without an id, and the second of two with one id, are left out. */
export function parseFields(json: unknown, features?: HandlerFeatures): ParsedFields {
  const complaints: string[] = [];
  const fields = new Map<string, FormField>();
  for (const one of readArray(json)) {
    const field = isRecord(one) ? readField(one, complaints, features) : null;
    if (!field) complaints.push('a field without an id is left out.');
    else if (fields.has(field.id))
      complaints.push(`two fields have the id "${field.id}"; the second is left out.`);
    else fields.set(field.id, field);
  }
  return { fields: [...fields.values()], complaints };
}

/** The texts and settings of a form besides its fields; what is no text is left out. */
export function parseFormSettings(json: Readonly<Record<string, unknown>>): Partial<FormDefinition> {
  const names = ['id', 'name', 'submitButtonText', 'submissionMessage', 'postSubmitHtml'] as const;
  const more = ['successRedirect', 'disclaimer'] as const;
  const texts = [...names, ...more].map((name) => [name, readString(json[name])] as const);
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}

const readProperty: Readonly<Record<FieldProperty, (value: unknown) => unknown>> = {
  description: readWords,
  placeholder: readWords,
  required: readYes,
  options: readTexts,
  questions: readTexts,
  maxLength: readLimit,
  currencySymbol: readWords,
  showCountryCode: readYes,
  emailPolicy: oneOf(['documented', 'html']),
  underline: readYes,
  dateOrder: oneOf(['mdy', 'dmy', 'ymd']),
  autocomplete: readWords,
  key: readWords,
  value: readWords,
};

function readField(
  json: Record<string, unknown>,
  complaints: string[],
  features?: HandlerFeatures,
): FormField | null {
  const id = readString(json.id);
  if (!id) return null;
  const type = readType(json.type, id, complaints);
  const properties = getEditableProperties(type, features).map((name) => [
    name,
    readProperty[name](json[name]),
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

function readType(written: unknown, id: string, complaints: string[]): FieldType {
  const type = FIELD_TYPES.find((one) => one === readString(written).toLowerCase());
  if (!type)
    complaints.push(`type="${readString(written)}" of the field "${id}" is not a kind of field; using text.`);
  return type ?? 'text';
}

/** Where only options are written they are the questions, and the answers are the documented five (FRM-038). */
function withQuestions(field: FormField): FormField {
  const { questions, options = [], ...rest } = field;
  return questions ? field : { ...rest, questions: options };
}

function readWords(value: unknown): string | undefined {
  return readString(value) || undefined;
}

function readYes(value: unknown): boolean | undefined {
  return value === true || /^(?:true|1|yes|on)$/i.test(readString(value)) || undefined;
}

function readTexts(value: unknown): string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return [...new Set(value.map(readString).filter((text) => text !== ''))];
}

function readLimit(value: unknown): number | undefined {
  const limit = Number(readString(value));
  return limit >= 1 ? Math.floor(limit) : undefined;
}

function oneOf(words: readonly string[]): (value: unknown) => string | undefined {
  return (value) => words.find((word) => word === readString(value).toLowerCase());
}
