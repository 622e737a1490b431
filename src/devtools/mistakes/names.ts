// Misspelled tags and attributes, with the closest correct name. Pure, for pages and files.
import { findNearestName } from '../../core/nearest-name';
import type { Contract } from '../../kit/contract/contract';
import { GLOBAL_ATTRIBUTES, getObservedAttributes } from '../../kit/element/options';

/** Attribute names for data, accessibility and event handlers, and those of other libraries. */
const FOREIGN = /^(data-|aria-|on|role$|inert$|tabindex$)|[^a-z-]/;

/** @returns undefined if the tag exists, or no tag is similar */
export function describeTag(tag: string, contracts: ReadonlyMap<string, Contract>): string | undefined {
  if (contracts.has(tag)) return undefined;
  const nearest = findNearestName(tag, [...contracts.keys()]);
  return nearest && `there is no such element; did you mean <${nearest}>?`;
}

/** @returns undefined if the attribute exists, or none is similar */
export function describeAttribute(
  { attributes }: Pick<Contract, 'attributes'>,
  name: string,
): string | undefined {
  const known = getObservedAttributes(attributes);
  if (known.length === 1) return undefined;
  if (known.includes(name) || GLOBAL_ATTRIBUTES.test(name) || FOREIGN.test(name)) return undefined;
  const nearest = findNearestName(name, known);
  return nearest && `has no attribute "${name}"; did you mean "${nearest}"?`;
}
