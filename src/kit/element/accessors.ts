// Defines the options and members of a contract on an element class.
import type { Attributes, Members } from '../contract/contract';
import { OPTIONS, type Options } from './options';

type Any = Record<string, unknown>;

/** A property for each name of an option, and for `options`, which holds any number of them. */
export function defineOptionProperties<E extends object>(
  prototype: E,
  names: readonly string[],
  getOptions: (element: E) => Options<Attributes>,
  onChange: (element: E) => void,
): void {
  for (const name of names)
    defineAccessor(prototype, name, {
      get: (element) => (name === OPTIONS ? getOptions(element).json() : getOptions(element).get(name)),
      set(element, value) {
        getOptions(element).set(name, value);
        onChange(element);
      },
    });
}

/** Defines methods and properties that delegate to the element's API object. */
export function defineMemberProperties<E extends object>(
  prototype: E,
  members: Members,
  getApi: (element: E) => object,
): void {
  const api = getApi as (element: E) => Any;
  for (const [name, { kind }] of Object.entries(members)) {
    if (kind === 'method') defineMethod(prototype, name, api);
    else
      defineAccessor(prototype, name, {
        get: (element) => api(element)[name],
        ...(kind === 'property' && {
          set(element, value) {
            api(element)[name] = value;
          },
        }),
      });
  }
}

/** A property set before the element was defined shadows the accessor: reassign it. */
export function upgradeProperty(element: object, name: string): void {
  if (!Object.hasOwn(element, name)) return;
  const own = element as Any;
  const value = own[name];
  delete own[name];
  own[name] = value;
}

/** Names of the properties that scripts may set. */
export const getWritableNames = (options: readonly string[], members: Members): string[] => [
  ...options,
  ...Object.keys(members).filter((name) => members[name]?.kind === 'property'),
];

interface Accessor<E> {
  get(element: E): unknown;
  set?(element: E, value: unknown): void;
}

function defineAccessor<E extends object>(prototype: E, name: string, { get, set }: Accessor<E>): void {
  Object.defineProperty(prototype, name, {
    configurable: true,
    enumerable: true,
    get(this: E) {
      return get(this);
    },
    ...(set && {
      set(this: E, value: unknown) {
        set(this, value);
      },
    }),
  });
}

function defineMethod<E extends object>(prototype: E, name: string, api: (element: E) => Any): void {
  Object.defineProperty(prototype, name, {
    configurable: true,
    enumerable: true,
    writable: true,
    value(this: E, ...args: unknown[]) {
      return (api(this)[name] as (...args: unknown[]) => unknown)(...args);
    },
  });
}
