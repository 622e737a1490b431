// Creates attributes for options set elsewhere: in `options`, a JSON child or the markup of a site builder.
import type { Attributes } from '../../kit/contract/contract';
import { toKebabCase } from '../../kit/contract/letter-case';
import type { AddedAttributes } from '../host/patch';
import type { TreeElement } from '../host/tree';

/** The options with these names that differ from their default. */
export function reflect(
  host: TreeElement,
  attributes: Attributes,
  options: Readonly<Record<string, unknown>>,
  names: readonly string[],
): AddedAttributes {
  return Object.fromEntries(
    names.flatMap((name): [string, string][] => {
      const attribute = attributes[name];
      const value = options[name];
      const own = toKebabCase(name);
      const isGiven = [name, ...(attribute?.aliases ?? [])].some((one) =>
        [toKebabCase(one), one.toLowerCase(), `data-${toKebabCase(one)}`].some((key) =>
          host.hasAttribute(key),
        ),
      );
      if (!attribute || isGiven || value === attribute.defaultValue || value == null) return [];
      return [[own, value === true ? '' : String(value)]];
    }),
  );
}
