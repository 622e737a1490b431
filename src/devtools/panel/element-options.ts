// The options of an element: those that the page sets, and the defaults of the others.
import type { Attribute } from '../../kit/contract/attributes';
import type { Contract } from '../../kit/contract/contract';
import { toKebabCase } from '../../kit/contract/letter-case';

export interface OptionState {
  readonly name: string;
  readonly description: string;
  /** The effective value; the attribute's text until the script is loaded. */
  readonly value: unknown;
  readonly defaultValue: unknown;
  readonly isGiven: boolean;
}

/** Lists options that are set first. */
export function readOptions(element: Element, { attributes }: Contract): OptionState[] {
  const states = Object.entries(attributes).map(([name, attribute]) => readOption(element, name, attribute));
  return [...states.filter(({ isGiven }) => isGiven), ...states.filter(({ isGiven }) => !isGiven)];
}

function readOption(element: Element, name: string, attribute: Attribute<unknown>): OptionState {
  const { defaultValue, description, aliases } = attribute;
  const written = [name, ...aliases]
    .flatMap((one) => [toKebabCase(one), one.toLowerCase(), `data-${toKebabCase(one)}`])
    .map((one) => element.getAttribute(one))
    .find((text) => text !== null);
  const value = name in element ? (element as unknown as Record<string, unknown>)[name] : written;
  const differs = value != null && JSON.stringify(value) !== JSON.stringify(defaultValue);
  return {
    name: toKebabCase(name),
    description,
    defaultValue,
    value: value ?? defaultValue,
    isGiven: written !== undefined || differs,
  };
}
