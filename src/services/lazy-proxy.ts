// How does a part of the services come with its first use? It looks as if it were there: groups of functions that answer later.

type Functions = Readonly<Record<string, (...args: never[]) => Promise<unknown>>>;

/**
 * The parts that `load` brings, fetched when one of their functions is called for the first time.
 * @param missing what such a call answers when they could not be fetched; the next call tries again
 */
export function createLazyProxy<T extends { readonly [K in keyof T]: Functions }>(
  load: () => Promise<T>,
  missing: () => unknown,
): T {
  let loading: Promise<T> | undefined;
  const parts = () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  const call = async (group: string, name: string, args: readonly unknown[]) => {
    const loaded = await parts().catch(() => undefined);
    if (!loaded) return missing();
    const functions: Functions = loaded[group as keyof T];
    return functions[name]?.(...(args as never[]));
  };
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
