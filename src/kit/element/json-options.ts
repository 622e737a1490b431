// Options written as JSON objects.
import { toCamelCase } from '../contract/letter-case';
import { warn } from './warn';

/** Values by name in camel case. */
export type OptionValues = Readonly<Record<string, unknown>>;

/**
 * Parses the text again only when it changes. Invalid JSON is ignored with a warning.
 * @param label of the source, for the warning
 */
export function createJsonReader(tag: string, label: string): (text: string | null) => OptionValues {
  let lastText: string | null = null;
  let lastValues: OptionValues = {};
  return (text) => {
    if (text !== lastText) {
      lastText = text;
      lastValues = text?.trim() ? parse(tag, label, text) : {};
    }
    return lastValues;
  };
}

function parse(tag: string, label: string, text: string): OptionValues {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return toCamelCaseKeys(value);
    warn(tag, `${label} is not a JSON object; ignoring it.`);
  } catch (error) {
    warn(tag, `${label} is not valid JSON (${(error as Error).message}); ignoring it.`);
  }
  return {};
}

/** Of two spellings of a key, one that is not null wins. */
export function toCamelCaseKeys(source: object): OptionValues {
  const result: Record<string, unknown> = Object.create(null);
  for (const [key, value] of Object.entries(source)) if (value != null) result[toCamelCase(key)] ??= value;
  return result;
}
