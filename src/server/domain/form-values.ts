/** Server-side validation of submissions with the form definition and rules of the page. */

import type { FieldMessages } from '../../core/fields/rules';
import { flattenValue, isEmptyValue, toFormValue } from '../../core/fields/values';
import { getPartName, isComposite, PARTS } from '../../core/forms/field-parts';
import { validateField } from '../../core/forms/validation';
import { fieldMessages } from '../../core/messages/form-messages';
import type { FormField, FormValue, FormValues } from '../../core/wire/form';

/** Values in wire format, and one message per invalid field. */
export interface ValidatedForm {
  values: FormValues;
  errors: Record<string, string>;
}

/** Maximum length of any value, whatever the form allows. */
const MAX_VALUE_LENGTH = 20_000;

/** Validates every field of the form and drops values of unknown fields. */
export function validateSubmission(
  fields: readonly FormField[],
  sent: Readonly<FormValues>,
  messages: FieldMessages = fieldMessages,
): ValidatedForm {
  const checked: ValidatedForm = { values: {}, errors: {} };
  for (const field of fields) {
    const value = normalizeValue(field, Object.hasOwn(sent, field.id) ? sent[field.id] : undefined);
    if (value === undefined) continue;
    const problem = findProblem(field, value, messages);
    if (problem) checked.errors[field.id] = problem;
    if (!isEmptyValue(value)) checked.values[field.id] = value;
  }
  return checked;
}

/** Values of a native form post. Controls are named after the field id; parts and questions are `field[Part]`. */
export function parseNativeValues(
  fields: readonly FormField[],
  entries: ReadonlyArray<[string, string]>,
): FormValues {
  const all = (name: string): string[] => entries.filter(([key]) => key === name).map(([, value]) => value);
  const values = fields.map((field): [string, FormValue] => {
    const named = (part: string) => all(getPartName(field.id, part));
    if (field.type === 'likert')
      return [field.id, Object.fromEntries((field.questions ?? []).map((q) => [q, named(q)]))];
    const parts = isComposite(field.type) ? PARTS[field.type].map((part) => named(part)[0]) : [];
    const isNamed = parts.some((part) => part !== undefined);
    return [field.id, isNamed ? parts.map((part = '') => part) : all(field.id)];
  });
  return Object.fromEntries(values);
}

function findProblem(field: FormField, value: FormValue, messages: FieldMessages): string | undefined {
  if (flattenValue(value).some((text) => text.length > MAX_VALUE_LENGTH)) return messages.tooLong;
  return validateField(field, value, messages);
}

/** Converts a value to its documented shape, whatever its encoding; undefined for a section, which has no value. */
function normalizeValue(field: FormField, sent: FormValue | undefined): FormValue | undefined {
  const answers = isRecord(sent) ? sent : {};
  const texts = isRecord(sent) || sent === undefined ? [] : [sent].flat();
  const values = texts.map((text) => text.replace(/\r\n?/g, '\n'));
  if (field.type === 'checkbox') return checkedOptions(field, values);
  if (field.type === 'hidden' && values.length === 0) return field.value ?? '';
  return toFormValue(field.type, { values, answers });
}

/** A checkbox without a value sends `on`, which stands for its only option. */
function checkedOptions(field: FormField, list: string[]): string[] {
  const singleOption = field.options?.length === 1 ? field.options[0] : undefined;
  const read = (text: string): string =>
    singleOption !== undefined && /^(on|yes|true|1)$/i.test(text) ? singleOption : text;
  return [...new Set(list.filter((text) => text !== '').map(read))];
}

function isRecord(value: FormValue | undefined): value is Record<string, string[]> {
  return typeof value === 'object' && !Array.isArray(value);
}
