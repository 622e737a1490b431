/** How is the value of a field read as one text, in a mail, a table or a list? */
import { formatSummaryLines, type SummaryField } from '../../core/forms/summary';
import { flattenValue } from '../../core/forms/values';
import type { FormValue } from '../../core/wire/form';

/** The documented summary of the value, line by line; empty when nothing was entered. What is kept of a password is no text. */
export function formatValue(field: SummaryField, value: FormValue | undefined): string {
  if (value === undefined) return '';
  if (field.type === 'password') return flattenValue(value).some(Boolean) ? '••••••••' : '';
  const lines = formatSummaryLines(field, value);
  return lines.map(({ label, text }) => (label === undefined ? text : `${label}: ${text}`)).join('\n');
}
