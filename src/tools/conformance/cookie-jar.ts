// Cookie jar for a single host, without expired cookies.

export interface CookieJar {
  /** Value as seen by scripts. */
  get(name: string): string | undefined;
  set(name: string, value: string): void;
  /** Applies `Set-Cookie` headers. */
  setFromHeaders(setCookies: readonly string[]): void;
  /** Value of the `Cookie` header; empty without cookies. */
  header(): string;
}

export function createCookieJar(): CookieJar {
  const cookies = new Map<string, string>();
  return {
    get: (name) => decode(cookies.get(name)),
    set: (name, value) => void cookies.set(name, encodeURIComponent(value)),
    setFromHeaders(setCookies) {
      for (const line of setCookies) {
        const [pair = '', ...attributes] = line.split(';');
        const [name = '', ...value] = pair.split('=');
        if (attributes.some(isExpired)) cookies.delete(name.trim());
        else cookies.set(name.trim(), value.join('=').trim());
      }
    },
    header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  };
}

function isExpired(attribute: string): boolean {
  const [name = '', value = ''] = attribute.trim().split('=');
  if (name.toLowerCase() === 'max-age') return Number(value) <= 0;
  return name.toLowerCase() === 'expires' && Date.parse(value) < Date.now();
}

function decode(value: string | undefined): string | undefined {
  try {
    return value && decodeURIComponent(value);
  } catch {
    return value;
  }
}
