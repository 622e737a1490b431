// Groups of asynchronous functions whose script is loaded with the first call.
import type { Lazy } from '../core/lazy';

type Functions = Readonly<Record<string, (...args: never[]) => Promise<unknown>>>;

/**
 * @param fallback result of a call if the script cannot be loaded; the next call tries to load it again
 */
export function createLazyProxy<T extends { readonly [K in keyof T]: Functions }>(
  groups: Lazy<T>,
  fallback: unknown,
): T {
  const call = (group: string, name: string, args: readonly unknown[]) =>
    groups.use((loaded) => {
      const functions: Functions = loaded[group as keyof T];
      return functions[name]?.(...(args as never[]));
    }, fallback);
  const createFunctions = (group: string) =>
    new Proxy(
      {},
      {
        get:
          (_, name) =>
          (...args: readonly unknown[]) =>
            call(group, String(name), args),
      },
    );
  return new Proxy({} as T, { get: (_, group) => createFunctions(String(group)) });
}
