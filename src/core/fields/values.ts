// Shape of submitted values by field type (FRM-016 to FRM-023).
import type { FieldType, FormValue } from '../wire/form';

/** Current input of the controls of one field. */
export interface FieldInput {
  /** Control values in document order; for checkboxes and radio buttons only the checked ones. */
  readonly values: readonly string[];
  /** Likert fields: the checked values by question. */
  readonly answers?: Readonly<Record<string, readonly string[]>>;
  /** Hidden fields: the query parameter of the page URL with the field's name; null if there is none. */
  readonly queryValue?: string | null;
}

/** Converts input to the submitted value; undefined for sections, which have no value. */
export function toFormValue(
  type: FieldType,
  { values, answers, queryValue }: FieldInput,
): FormValue | undefined {
  switch (type) {
    case 'section':
      return undefined;
    case 'date':
      return values.length === 1 ? toDateParts(values[0]!) : [...values];
    case 'time':
      return values.length === 1 ? toTimeParts(values[0]!) : [...values];
    case 'address':
    case 'name':
    case 'checkbox':
      return [...values];
    case 'phone':
      // The stored order is Country, Areacode, Prefix, Line; a missing country code stays empty (FRM-017).
      return values.length === 3 ? ['', ...values] : [...values];
    case 'likert':
      return Object.fromEntries(
        Object.entries(answers ?? {}).map(([question, checked]) => [question, [...checked]]),
      );
    case 'hidden':
      return queryValue ?? values[0] ?? '';
    default:
      return values[0] ?? '';
  }
}

/** Splits the value of a native date control (year first). */
function toDateParts(text: string): string[] {
  const [, year, month, day] = /^(\d+)-(\d+)-(\d+)$/.exec(text) ?? [];
  return year && month && day ? [month, day, year] : [text];
}

/** Splits the value of a native time control (24-hour clock). */
function toTimeParts(text: string): string[] {
  const [, hour, minute, second = ''] = /^(\d+):(\d+)(?::(\d+))?/.exec(text) ?? [];
  return hour && minute ? [hour, minute, second, ''] : [text];
}

/** Returns all texts of a value, whatever its shape. */
export function flattenValue(value: FormValue): string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value : Object.values(value).flat();
}

/** Whether the value has no text, no part and no checked answer. */
export function isEmptyValue(value: FormValue): boolean {
  return flattenValue(value).every((text) => text.trim() === '');
}
