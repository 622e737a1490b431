// Parts of composite fields, in the order of the stored value (FRM-033 to FRM-037).
import type { FieldType } from '../wire/form';

/** Field types whose value is a list of parts. */
export type CompositeType = keyof typeof PARTS;

export const PARTS = {
  name: ['First', 'Last'],
  phone: ['Country', 'Areacode', 'Prefix', 'Line'],
  address: ['Line1', 'Line2', 'City', 'State', 'Zip', 'Country'],
  date: ['Month', 'Day', 'Year'],
  time: ['Hour', 'Minute', 'Second', 'Ampm'],
} as const;

/**
 * Mandatory parts of a required field. Some addresses have no state or postal code, some phone numbers no area
 * code; a time without minutes is on the hour.
 */
export const REQUIRED_PARTS: Readonly<Record<CompositeType, readonly string[]>> = {
  name: PARTS.name,
  phone: ['Line'],
  address: ['Line1', 'City'],
  date: PARTS.date,
  time: ['Hour'],
};

export const isComposite = (type: FieldType): type is CompositeType => Object.hasOwn(PARTS, type);

/** Control name of one part, or of one Likert question. */
export const getPartName = (id: string, part: string): string => `${id}[${part}]`;

/** Converts a list of parts to an object by part name; missing parts are empty strings. */
export function toParts(type: CompositeType, value: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(PARTS[type].map((part, index) => [part, value[index]?.trim() ?? '']));
}
