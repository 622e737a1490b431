// How does a value become JSON, and JSON a value, without throwing?

/** What the text says; undefined where it is no JSON, or missing. */
export function parseJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** The fields of an object, each as it is now; `lose` hears of those that JSON cannot hold, which are left out. */
export function cloneJsonFields(from: object, lose: (name: string) => void): Record<string, unknown> {
  const fieldOf = (name: string): [string, unknown][] => {
    try {
      const value = (from as Record<string, unknown>)[name];
      if (value === undefined) return [];
      return [[name, JSON.parse(JSON.stringify(value))]];
    } catch {
      lose(name);
      return [];
    }
  };
  return Object.fromEntries(Object.keys(from).flatMap(fieldOf));
}

/** As it is now, apart from what JSON cannot hold; null for what it cannot hold at all. */
export function cloneJson(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value) ?? 'null');
  } catch {
    return null;
  }
}
