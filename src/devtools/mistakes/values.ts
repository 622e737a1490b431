// Attribute values that a template did not render, escaped twice or left out. Pure, for pages and files.
import type { Attribute } from '../../kit/contract/attributes';
import type { Contract } from '../../kit/contract/contract';
import { toKebabCase } from '../../kit/contract/letter-case';

const UNRENDERED = /\{\{|\{%|<%|<\?php|\$\{|\[\[/;
const ESCAPED = /&(amp|quot|lt|gt|apos|#\d+|#x[\da-f]+);/i;
const NO_VALUE = /^(undefined|null|nan|\[object \w+\])$/i;

export const isUnrendered = (text: string): boolean => UNRENDERED.test(text);

export function describeValue(contract: Contract, name: string, value: string): string | undefined {
  if (UNRENDERED.test(value)) return `${name}=${quote(value)} was not rendered by a template engine.`;
  const given = `${name}=${quote(value)}`;
  const option = findOption(contract, name);
  if (!option) return undefined;
  const escaped = ESCAPED.exec(value)?.[0];
  if (escaped) return `${given} is escaped twice: print it so that the attribute does not contain ${escaped}`;
  if (NO_VALUE.test(value))
    return `${given} is a missing value of a template; leave the attribute out instead.`;
  // An attribute such as `slides` without a value announces data that a script will set.
  if (value === '' && option.kind !== 'flag' && option.kind !== 'data')
    return `${name} is empty, so it has no effect; leave it out, or give it a value: ${option.expects}.`;
  return undefined;
}

/** The option that an attribute of this name sets. */
export const findOption = ({ attributes }: Contract, name: string): Attribute<unknown> | undefined =>
  Object.entries(attributes).find(([option, { aliases }]) =>
    [option, ...aliases].some((one) => [toKebabCase(one), `data-${toKebabCase(one)}`].includes(name)),
  )?.[1];

export const quote = (text: string) => `"${text.length > 60 ? `${text.slice(0, 60)}…` : text}"`;
