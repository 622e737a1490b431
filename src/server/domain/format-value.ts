/** Plain-text form of a field value for mails, tables and lists. */
import { flattenValue } from '../../core/fields/values';
import { formatSummaryLines, type SummaryField } from '../../core/forms/summary';
import { MASKED_PASSWORD } from '../../core/limits';
import type { FormValue } from '../../core/wire/form';

/** The documented summary of a value, line by line; empty without input. Password hashes are omitted. */
export function formatValue(field: SummaryField, value: FormValue | undefined): string {
  if (value === undefined) return '';
  if (field.type === 'password') return flattenValue(value).some(Boolean) ? MASKED_PASSWORD : '';
  const lines = formatSummaryLines(field, value);
  return lines.map(({ label, text }) => (label === undefined ? text : `${label}: ${text}`)).join('\n');
}
