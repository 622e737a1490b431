// Text fields of a product that the buyer fills in, such as an engraving (`additionalFields` of published sites).
import type { OptionValue } from './options';

/** Maximum length of a text, in characters. */
export const MAX_FIELD_TEXT = 200;

/** A field that the buyer fills in. */
export interface TextField {
  readonly name: string;
  readonly required: boolean;
}

/** A field that is filled in incorrectly. */
export interface TextFieldProblem {
  readonly name: string;
  readonly problem: 'missing' | 'too-long';
  /** Length of the text in characters. */
  readonly length: number;
}

/** Name of the control of a field: `field[Engraving]`. */
export const getFieldControl = (name: string): string => `field[${name}]`;

/** The values of the controls `field[<name>]`. */
export function readTextValues(controls: readonly (readonly [string, string])[]): Map<string, string> {
  return new Map(
    controls.flatMap(([control, value]) => {
      const name = /^field\[(.+)\]$/s.exec(control)?.[1];
      return name === undefined ? [] : [[name, value] as const];
    }),
  );
}

/** The trimmed texts of the product's fields, in order; otherwise, the first field whose text is missing or too long. */
export function checkTextValues(
  fields: readonly TextField[],
  values: ReadonlyMap<string, string>,
): { readonly texts: readonly OptionValue[] } | TextFieldProblem {
  const texts: OptionValue[] = [];
  for (const { name, required } of fields) {
    const value = (values.get(name) ?? '').trim();
    if (required && !value) return { name, problem: 'missing', length: 0 };
    if (value.length > MAX_FIELD_TEXT) return { name, problem: 'too-long', length: value.length };
    if (value) texts.push({ name, value });
  }
  return { texts };
}
