// The controls of a product's text fields (`field[Engraving]`).
import { MAX_FIELD_TEXT } from '../../core/commerce/text-fields';
import { formatMessage } from '../../core/i18n/format-message';
import type { AddMessages } from './add-messages';

export type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** The first text that is refused. */
export function findTextProblem(
  controls: readonly TextControl[],
  messages: AddMessages,
  locale: string,
): { readonly control: TextControl; readonly text: string } | undefined {
  for (const control of controls) {
    const text = checkText(control, messages, locale);
    if (text) return { control, text };
  }
  return undefined;
}

/** What was entered, by the name of the field. */
export const readTexts = (controls: readonly TextControl[]): Record<string, string> =>
  Object.fromEntries(controls.map((control) => [getTextName(control), control.value]));

export const getTextName = ({ name }: TextControl): string => name.slice('field['.length, -1);

/** Why the text is refused; undefined if it is accepted. */
function checkText(control: TextControl, messages: AddMessages, locale: string): string | undefined {
  const field = getTextName(control);
  const count = control.value.trim().length;
  if (count === 0) return control.required ? formatMessage(messages.enter, { field }, locale) : undefined;
  if (count <= MAX_FIELD_TEXT) return undefined;
  return formatMessage(messages.shorten, { field, max: MAX_FIELD_TEXT, count }, locale);
}
