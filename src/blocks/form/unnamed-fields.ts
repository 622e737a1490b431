// Message about controls without a name: their values are never sent, natively or by the element.
import type { Field } from './fields';
import { isUnnamed } from './form-values';

/** @returns undefined if all have one */
export function describeUnnamed(fields: readonly Field[]): string | undefined {
  const unnamed = fields.filter(({ id }) => id === '');
  if (unnamed.length === 0) return undefined;
  const titles = unnamed.map(({ title, type }) => `"${title || type}"`).join(', ');
  const effect = isUnnamed(fields) ? 'the form cannot be sent' : 'their values are not sent';
  return `controls without a name: ${titles}; ${effect}. Add a name attribute to each.`;
}
