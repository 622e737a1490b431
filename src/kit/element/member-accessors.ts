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
    const method = {
      writable: true,
      value(this: E, ...args: unknown[]) {
        return (api(this)[name] as (...args: unknown[]) => unknown)(...args);
      },
    };
    const accessors = {
      get(this: E) {
        return api(this)[name];
      },
      ...(kind === 'property' && {
        set(this: E, value: unknown) {
          api(this)[name] = value;
        },
      }),
    };
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      ...(kind === 'method' ? method : accessors),
    });
  }
}

/** Names of the properties that scripts may set. */
export const getWritableNames = (options: readonly string[], members: Members): string[] => [
  ...options,
  ...Object.keys(members).filter((name) => members[name]?.kind === 'property'),
];
