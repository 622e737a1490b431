// Which shape does the value of each kind of field have? (FRM-016 to FRM-023)
import type { FieldType, FormValue } from '../wire/form';

/** What the controls of one field hold. */
export interface FieldInput {
  /** The values of its controls in document order; of checkboxes and radio buttons only the checked ones. */
  readonly values: readonly string[];
  /** Of a likert: the checked values of each question. */
  readonly answers?: Readonly<Record<string, readonly string[]>>;
  /** Of a hidden field: the query parameter of the page that has its name; null when there is none. */
  readonly queryValue?: string | null;
}

/** The value of a field as it travels; undefined for a section, which has none. */
export function toFormValue(
  type: FieldType,
  { values, answers, queryValue }: FieldInput,
): FormValue | undefined {
  switch (type) {
    case 'section':
      return undefined;
    case 'date':
      return values.length === 1 ? datePartsOf(values[0]!) : [...values];
    case 'time':
      return values.length === 1 ? timePartsOf(values[0]!) : [...values];
    case 'address':
    case 'name':
    case 'checkbox':
      return [...values];
    case 'phone':
      // The four places are Country, Areacode, Prefix, Line; without a country its place stays empty (FRM-017).
      return values.length === 3 ? ['', ...values] : [...values];
    case 'likert':
      return Object.fromEntries(Object.entries(answers ?? {}).map(([ask, checked]) => [ask, [...checked]]));
    case 'hidden':
      return queryValue ?? values[0] ?? '';
    default:
      return values[0] ?? '';
  }
}

/** A native date control has one value, year first. */
function datePartsOf(text: string): string[] {
  const [, year, month, day] = /^(\d+)-(\d+)-(\d+)$/.exec(text) ?? [];
  return year && month && day ? [month, day, year] : [text];
}

/** A native time control counts 24 hours. */
function timePartsOf(text: string): string[] {
  const [, hour, minute, second = ''] = /^(\d+):(\d+)(?::(\d+))?/.exec(text) ?? [];
  return hour && minute ? [hour, minute, second, ''] : [text];
}

/** All texts of a value, whatever its shape. */
export function flattenValue(value: FormValue): string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value : Object.values(value).flat();
}

/** Whether nothing was entered: no text, no part, no checked answer. */
export function isEmptyValue(value: FormValue): boolean {
  return flattenValue(value).every((text) => text.trim() === '');
}
