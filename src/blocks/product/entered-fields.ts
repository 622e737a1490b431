// The fields of a product's form: chosen options (`option[Size]`), and texts (`field[Engraving]`) with their controls.
import { MAX_FIELD_TEXT } from '../../core/commerce/text-fields';
import { formatMessage } from '../../core/i18n/format-message';
import type { AddMessages } from './add-messages';

export type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The first text that was refused. */
export function findTextProblem(
  controls: readonly TextControl[],
  data: FormData,
  messages: AddMessages,
  locale: string,
): { readonly control: TextControl; readonly text: string } | undefined {
  for (const control of controls) {
    const text = checkText(control, data, messages, locale);
    if (text) return { control, text };
  }
  return undefined;
}

/** The values of the fields `option[<name>]` or `field[<name>]` by name, whatever control has them. */
export function readEntered(data: FormData, kind: 'option' | 'field'): Map<string, string> {
  const prefix = `${kind}[`;
  return new Map(
    [...data].flatMap(([field, value]) =>
      field.startsWith(prefix) && field.endsWith(']') && typeof value === 'string'
        ? [[field.slice(prefix.length, -1), value] as const]
        : [],
    ),
  );
}

export const getTextName = ({ name }: TextControl): string => name.slice('field['.length, -1);

/** Why the text was refused; undefined if it was accepted. */
function checkText(
  control: TextControl,
  data: FormData,
  messages: AddMessages,
  locale: string,
): string | undefined {
  const field = getTextName(control);
  const count = String(data.get(control.name) ?? '').trim().length;
  if (count === 0) return control.required ? formatMessage(messages.enter, { field }, locale) : undefined;
  if (count <= MAX_FIELD_TEXT) return undefined;
  return formatMessage(messages.shorten, { field, max: MAX_FIELD_TEXT, count }, locale);
}
