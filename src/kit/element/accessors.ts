// Defines the options of a contract as properties of an element class.
import type { Attributes } from '../contract/contract';
import { OPTIONS, type Options } from './options';

type Any = Record<string, unknown>;

/** Defines a property for each option name, and `options`, which holds any number of options. */
export function defineOptionProperties<E extends object>(
  prototype: E,
  names: readonly string[],
  getOptions: (element: E) => Options<Attributes>,
  onChange: (element: E) => void,
): void {
  for (const name of names)
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: E) {
        const options = getOptions(this);
        return name === OPTIONS ? options.json() : options.get(name);
      },
      set(this: E, value: unknown) {
        getOptions(this).set(name, value);
        onChange(this);
      },
    });
}

/** Reassigns a property that was set before the element was defined and would shadow the accessor. */
export function upgradeProperty(element: object, name: string): void {
  if (!Object.hasOwn(element, name)) return;
  const own = element as Any;
  const value = own[name];
  delete own[name];
  own[name] = value;
}
