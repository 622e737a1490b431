// Groups of asynchronous functions whose script is loaded with the first call.
import { createLazy } from '../core/lazy';
import type { Page } from './page/page';

type Functions = Readonly<Record<string, (...args: never[]) => Promise<unknown>>>;

/**
 * @param name what the script is for, as the console names it
 * @param fallback what a call returns when the script cannot be loaded; the next call tries again
 */
export function createLazyProxy<T extends { readonly [K in keyof T]: Functions }>(
  page: Pick<Page, 'warn'>,
  name: string,
  load: () => Promise<T>,
  fallback: unknown,
): T {
  const groups = createLazy({
    load,
    onFailure: () => page.warn(`site-services: the ${name} script could not be loaded.`),
  });
  const call = (group: string, name: string, args: readonly unknown[]) =>
    groups.use((loaded) => {
      const functions: Functions = loaded[group as keyof T];
      return functions[name]?.(...(args as never[]));
    }, fallback);
  const functionsOf = (group: string) =>
    new Proxy(
      {},
      {
        get:
          (_, name) =>
          (...args: readonly unknown[]) =>
            call(group, String(name), args),
      },
    );
  return new Proxy({} as T, { get: (_, group) => functionsOf(String(group)) });
}
