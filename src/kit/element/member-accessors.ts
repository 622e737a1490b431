// Defines the members of a contract on an element class.
import type { Members } from '../contract/contract';

type Any = Record<string, unknown>;

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
