// Which parts does a field of several controls have, in the order of the wire? (FRM-033 to FRM-037)
import type { FieldType } from '../wire/form';

/** The kinds whose value is a list of parts. */
export type CompositeType = keyof typeof PARTS;

export const PARTS = {
  name: ['First', 'Last'],
  phone: ['Country', 'Areacode', 'Prefix', 'Line'],
  address: ['Line1', 'Line2', 'City', 'State', 'Zip', 'Country'],
  date: ['Month', 'Day', 'Year'],
  time: ['Hour', 'Minute', 'Second', 'Ampm'],
} as const;

/**
 * The parts without which a required field is not filled in. Not every address has a state or a code, not every number
 * an area; a time without minutes is the full hour.
 */
export const REQUIRED_PARTS: Readonly<Record<CompositeType, readonly string[]>> = {
  name: PARTS.name,
  phone: ['Line'],
  address: ['Line1', 'City'],
  date: PARTS.date,
  time: ['Hour'],
};

export const isComposite = (type: FieldType): type is CompositeType => Object.hasOwn(PARTS, type);

/** The name of the control of one part, or of one question of a likert, in a native form. */
export const getPartName = (id: string, part: string): string => `${id}[${part}]`;

/** A value as parts by name; a part that was not entered is empty. */
export function toParts(type: CompositeType, value: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(PARTS[type].map((part, index) => [part, value[index]?.trim() ?? '']));
}
