// A mapped list whose items are computed on first use.

/** As `list.map(map)`, for long lists of which few items are used: each one is mapped once, when it is read. */
export function mapLazily<T, R>(list: readonly T[], map: (item: T) => R): readonly R[] {
  const results: R[] = [];
  results.length = list.length;
  const fill = (key: string | symbol) => {
    const index = typeof key === 'string' ? Number(key) : -1;
    if (index in list && !(index in results)) results[index] = map(list[index] as T);
  };
  return new Proxy(results, {
    get(target, key) {
      fill(key);
      return Reflect.get(target, key);
    },
    has: (_target, key) => Reflect.has(list, key),
    ownKeys: () => Reflect.ownKeys(list),
    getOwnPropertyDescriptor(target, key) {
      fill(key);
      return Reflect.getOwnPropertyDescriptor(target, key);
    },
  });
}
