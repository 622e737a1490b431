/** Whether somebody else has changed what a form shows since it was opened. Pure. */
import { createHash } from 'node:crypto';
import type { Fields } from './catalog-input';

/** A field that somebody else has changed. */
export interface Change {
  /** What is stored now. */
  saved: string;
  /** What the form had, if it was not edited: `saved` has taken its place. */
  replaced?: string;
}

/** A form that was not saved, with what was entered. */
export interface Conflict {
  /** With the version of what is stored now. */
  values: Fields;
  /** By the name of the field. */
  changed: Readonly<Record<string, Change>>;
}

/** Of one field in a version. */
const DIGITS = 10;

/** The hidden field `version` of a form: some digits for each of its fields. */
export const formatVersion = (stored: Fields): string => Object.values(stored).map(toDigits).join('');

/** The values of a form that was just opened. */
export const withVersion = (stored: Fields): Fields => ({ ...stored, version: formatVersion(stored) });

/**
 * Undefined: what is saved replaces nothing that was not seen.
 * @param entered with the version of the form; a program that sends none replaces what is stored
 */
export function findConflict(stored: Fields, entered: Fields): Conflict | undefined {
  const { version } = entered;
  if (!version) return undefined;
  const names = Object.keys(stored);
  const isComparable = version.length === names.length * DIGITS;
  const changed: Record<string, Change> = {};
  const replacements: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const seen = isComparable ? version.slice(index * DIGITS, (index + 1) * DIGITS) : '';
    const [saved, own] = [stored[name] ?? '', entered[name] ?? ''];
    if (toDigits(saved) === seen || toDigits(saved) === toDigits(own)) continue;
    const isEdited = toDigits(own) !== seen;
    changed[name] = isEdited ? { saved } : { saved, replaced: own };
    if (!isEdited) replacements[name] = saved;
  }
  if (Object.keys(changed).length === 0) return undefined;
  return { values: { ...entered, ...replacements, version: formatVersion(stored) }, changed };
}

/** Browsers send line breaks as two characters. */
const toDigits = (text: string): string =>
  String(createHash('sha256').update(text.replaceAll('\r\n', '\n').trim()).digest().readUInt32BE()).padStart(
    DIGITS,
    '0',
  );
