/** How is the value of a field read as one text, in a mail, a table or a list? */
import { type Summarised, summaryLines } from '../../core/forms/summary';
import { textsOf } from '../../core/forms/values';
import type { FormValue } from '../../core/wire/form';

/** The documented summary of the value, line by line; empty when nothing was entered. What is kept of a password is no text. */
export function valueText(field: Summarised, value: FormValue | undefined): string {
  if (value === undefined) return '';
  if (field.type === 'password') return textsOf(value).some(Boolean) ? '••••••••' : '';
  const lines = summaryLines(field, value);
  return lines.map(({ label, text }) => (label === undefined ? text : `${label}: ${text}`)).join('\n');
}
