/** How is the value of a field read as one text? */
import type { FormValue } from '../../core/wire/form';

/** Parts in their order, choices one after the other, answers behind their questions. */
export function valueText(value: FormValue): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.filter((part) => part !== '').join(', ');
  return Object.entries(value)
    .map(([question, answers]) => `${question}: ${answers.join(', ')}`)
    .join('\n');
}
