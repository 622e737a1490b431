// Options written as JSON objects.
import { isRecord } from '../../core/is-record';
import { toCamelCase } from '../contract/letter-case';
import { warn } from './warn';

/** Values by name in camel case. */
export type OptionValues = Readonly<Record<string, unknown>>;

/**
 * Reads an object, or JSON text, which is parsed again only when it changes. Anything else is ignored with a warning.
 * @param label names the source in the warning
 */
export function createJsonReader(tag: string, label: string): (source: unknown) => OptionValues {
  let lastText: string | null = null;
  let lastValues: OptionValues = {};
  return (source) => {
    if (source == null) return {};
    if (typeof source !== 'string') return parse(tag, label, source);
    if (source !== lastText) {
      lastText = source;
      lastValues = source.trim() ? parse(tag, label, source) : {};
    }
    return lastValues;
  };
}

function parse(tag: string, label: string, source: unknown): OptionValues {
  let problem = 'a JSON object';
  try {
    const value: unknown = typeof source === 'string' ? JSON.parse(source) : source;
    if (isRecord(value)) return toCamelCaseKeys(value);
  } catch (error) {
    problem = `valid JSON (${(error as Error).message})`;
  }
  warn(tag, `${label} is not ${problem}; ignoring it.`);
  return {};
}

/** If a key is present in two spellings, the one that is not null wins. */
export function toCamelCaseKeys(source: object): OptionValues {
  const result: Record<string, unknown> = Object.create(null);
  for (const [key, value] of Object.entries(source)) if (value != null) result[toCamelCase(key)] ??= value;
  return result;
}
