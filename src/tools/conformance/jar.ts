// Which cookies does the kit hold? Names and values of the one host it talks to; those that ended are gone.

export interface Jar {
  /** The value as scripts read it. */
  get(name: string): string | undefined;
  put(name: string, value: string): void;
  /** Takes over what `Set-Cookie` headers say. */
  take(setCookies: readonly string[]): void;
  /** For the header `Cookie`; empty when there are none. */
  header(): string;
}

export function createJar(): Jar {
  const cookies = new Map<string, string>();
  return {
    get: (name) => decoded(cookies.get(name)),
    put: (name, value) => void cookies.set(name, encodeURIComponent(value)),
    take(setCookies) {
      for (const line of setCookies) {
        const [pair = '', ...attributes] = line.split(';');
        const [name = '', ...value] = pair.split('=');
        if (attributes.some(isOver)) cookies.delete(name.trim());
        else cookies.set(name.trim(), value.join('=').trim());
      }
    },
    header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  };
}

function isOver(attribute: string): boolean {
  const [name = '', value = ''] = attribute.trim().split('=');
  if (name.toLowerCase() === 'max-age') return Number(value) <= 0;
  return name.toLowerCase() === 'expires' && Date.parse(value) < Date.now();
}

function decoded(value: string | undefined): string | undefined {
  try {
    return value && decodeURIComponent(value);
  } catch {
    return value;
  }
}
