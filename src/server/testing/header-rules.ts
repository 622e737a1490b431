/**
 * Headers and cookies that every response must have, according to the OWASP Secure Headers Project and cheat sheets.
 */

/** The parts of a response that rules check. */
export interface CheckedResponse {
  status: number;
  headers: Headers;
  /** Whether the browser uses https. */
  isSecure: boolean;
}

/** Returns the problem, or undefined. `value` is empty without the header. */
type Rule = (value: string, response: CheckedResponse) => string | undefined;

const REFERRER_POLICIES = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

/** Longest time that a shared cache may keep a response whose name contains no hash, in seconds. */
const MAX_SHARED_AGE = 300;

const YEAR = 31_536_000;

const RULES: Readonly<Record<string, Rule>> = {
  'content-security-policy': checkPolicy,
  'x-content-type-options': (value) => expectText(value, 'nosniff'),
  'x-permitted-cross-domain-policies': (value) => expectText(value, 'none'),
  'referrer-policy': (value) => (REFERRER_POLICIES.includes(value) ? undefined : 'leaks addresses'),
  'cross-origin-opener-policy': (value) => expectText(value, 'same-origin'),
  'cross-origin-resource-policy': checkResourcePolicy,
  'permissions-policy': (value) =>
    ['camera', 'microphone', 'display-capture', 'usb', 'serial', 'hid', 'midi'].every((name) =>
      value.includes(`${name}=()`),
    )
      ? undefined
      : 'lets pages use devices',
  'strict-transport-security': (value, { isSecure }) => {
    if (!isSecure) return value && 'is ignored over http';
    return Number(/max-age=(\d+)/.exec(value)?.[1]) >= YEAR ? undefined : 'is shorter than a year';
  },
  'cache-control': checkCaching,
  'content-type': (value) =>
    value.startsWith('text/') && !/charset=utf-8/i.test(value) ? 'has no charset' : undefined,
  server: (value) => value && 'names the software',
  'x-powered-by': (value) => value && 'names the software',
  'access-control-allow-origin': (value, { headers }) =>
    value === '*' && headers.has('access-control-allow-credentials')
      ? 'is for all with credentials'
      : undefined,
};

/** Problems of headers and cookies, each with its name. */
export function findHeaderProblems(response: CheckedResponse): string[] {
  const { headers, isSecure } = response;
  const problems = Object.entries(RULES).flatMap(([name, rule]) => {
    const value = headers.get(name) ?? '';
    const problem = rule(value, response);
    return problem ? [`${name}: ${value || 'missing'} ${problem}`] : [];
  });
  return [...problems, ...headers.getSetCookie().flatMap((cookie) => findCookieProblems(cookie, isSecure))];
}

function expectText(value: string, expected: string): string | undefined {
  return value === expected ? undefined : `is not ${expected}`;
}

/** Sources that would let an attacker run code. */
const UNSAFE_SOURCE = /^('unsafe-(?:inline|eval|hashes)'|\*|https?:|data:|blob:)$/;

function checkPolicy(value: string): string | undefined {
  const directives = new Map(
    value.split(';').map((part): [string, string[]] => {
      const [name = '', ...sources] = part.trim().split(' ');
      return [name, sources];
    }),
  );
  const fallback = directives.get('default-src');
  if (!fallback) return 'has no default-src';
  const code = [fallback, directives.get('script-src') ?? [], directives.get('style-src') ?? []].flat();
  if (code.some((source) => UNSAFE_SOURCE.test(source))) return 'allows code of others';
  const objects = directives.get('object-src') ?? fallback;
  if (objects.join() !== "'none'" && !code.includes("'self'")) return 'allows plugins';
  if (!["'self'", "'none'"].includes(directives.get('frame-ancestors')?.join() ?? '')) return 'can be framed';
  return undefined;
}

/** Files that pages of other origins may load are public, and so are responses to listed origins. */
function checkResourcePolicy(value: string, { headers }: CheckedResponse): string | undefined {
  if (value === 'same-origin') return undefined;
  return value === 'cross-origin' && headers.has('access-control-allow-origin')
    ? undefined
    : 'is for other sites';
}

/** Applies without a visitor's cookie; a response with one, or with personal data, must not be stored. */
function checkCaching(value: string, { headers, status }: CheckedResponse): string | undefined {
  if (/\bno-store\b/.test(value)) return undefined;
  if (headers.getSetCookie().length > 0 && !/\bprivate\b/.test(value)) return 'lets others have a cookie';
  if (/\bno-cache\b/.test(value) || status === 304) return undefined;
  if (/\bimmutable\b/.test(value)) return undefined;
  return Number(/max-age=(\d+)/.exec(value)?.[1]) <= MAX_SHARED_AGE ? undefined : 'is kept by caches';
}

/** Cookies that scripts of the page read: the crumb, and flags without a value of their own. */
const READABLE_COOKIES = ['crumb', 'ss_hasCart', 'ss_hasMember'];

/** Cookies that sign somebody in or unlock something; the prefix prevents subdomains from setting them. */
const PREFIXED_COOKIES = ['site_owner', 'site_member', 'site_device', 'site_access'];

function findCookieProblems(cookie: string, isSecure: boolean): string[] {
  const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim());
  const name = pair.split('=')[0] ?? '';
  const has = (text: string) =>
    attributes.some((attribute) => attribute.toLowerCase() === text.toLowerCase());
  const bare = name.replace('__Host-', '');
  const rules: [boolean, string][] = [
    [has('Path=/'), 'has another path'],
    [!attributes.some((attribute) => /^domain=/i.test(attribute)), 'is for subdomains'],
    [has('SameSite=Lax') || has('SameSite=Strict'), 'is sent by other sites'],
    [has('Secure') === isSecure, isSecure ? 'is sent over http' : 'is not stored over http'],
    [
      has('Max-Age=0') || has('HttpOnly') !== READABLE_COOKIES.includes(bare),
      'is for scripts by mistake, or not for them',
    ],
    [name.startsWith('__Host-') === (isSecure && PREFIXED_COOKIES.includes(bare)), 'has the wrong prefix'],
  ];
  return rules.filter(([isMet]) => !isMet).map(([, problem]) => `cookie ${name} ${problem}`);
}
