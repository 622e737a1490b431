// One request to a route: valid, nearly valid, or hostile in its head or body.
import type { BodyType } from '../../server/http/body';
import type { Route } from '../../server/http/route';
import { damageBody, type EncodedBody, encodeBody } from './body';
import { damageHead, METHODS } from './damage-head';
import { damage, hostileText } from './hostile';
import type { KnownBody, KnownValues } from './known-values';
import { chance, pick, type Random } from './pick';
import { createText, createValue } from './schema-value';
import type { RawRequest } from './send';
import type { Identity } from './target';

export interface RequestContext {
  readonly random: Random;
  readonly known: KnownValues;
  readonly identities: Readonly<Record<'visitor' | 'member' | 'owner', Identity>>;
  readonly port: number;
}

/** How much a request differs from a valid one. */
const DISTANCES = ['valid', 'value', 'value', 'body', 'head', 'head'] as const;

type Distance = (typeof DISTANCES)[number];

export function createRequest(
  context: RequestContext,
  route: Route,
  distance = pick(context.random, DISTANCES),
): RawRequest {
  const { random } = context;
  const example = chance(random, 0.6) ? findBody(context, route) : undefined;
  const target = example?.action ?? createTarget(context, route, distance);
  const body = createBody(context, route, example, distance);
  const request = {
    method: route.method,
    target,
    headers: createHeaders(context, route, body),
    body: body?.bytes ?? Buffer.alloc(0),
  };
  return distance === 'head' ? damageHead(random, request) : request;
}

/** Requests for files and unknown addresses, with any method. */
export function createFileRequest(context: RequestContext): RawRequest {
  const { random, known } = context;
  const path = chance(random, 0.5) ? (pick(random, known.links()) ?? '/') : pick(random, FILE_TARGETS);
  const method = chance(random, 0.7) ? 'GET' : pick(random, METHODS);
  const request = { method, target: path, headers: baseHeaders(context), body: Buffer.alloc(0) };
  return chance(random, 0.5) ? damageHead(random, request) : request;
}

const FILE_TARGETS = [
  '/',
  '/index.html',
  '/nothing',
  '/%',
  '/%00',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '/%c0%ae%c0%ae/',
  '/%ed%a0%80',
  '/a\\b',
  '//evil.example/',
  '/.env',
  '/page.template',
  '/api/%2e%2e/config/',
  '/api/rest/%00',
  '/api/nothing?a=%zz',
  '/api/openapi.json',
  `/${'a/'.repeat(3000)}`,
  `/${'%2f'.repeat(500)}`,
  `/${'x'.repeat(300)}`,
  '/?%',
  '/?a[]=1&a[__proto__]=2',
  '/index.html/',
  '/index.html%20',
  '*',
  'http://evil.example/api/health',
  'api/health',
] as const;

const toPattern = (path: string): RegExp => new RegExp(`^${path.replace(/:\w+/g, '[^/?]+')}(?:\\?|$)`);

function findBody({ random, known }: RequestContext, { method, path }: Route): KnownBody | undefined {
  if (method === 'GET') return undefined;
  const pattern = toPattern(path);
  return pick(
    random,
    known.bodies().filter(({ action }) => pattern.test(action)),
  );
}

/** The address of a link, for example with a token. */
function findLink({ random, known }: RequestContext, { method, path }: Route): string | undefined {
  if (method !== 'GET' || chance(random, 0.5)) return undefined;
  const pattern = toPattern(path);
  return pick(
    random,
    known.links().filter((link) => pattern.test(link)),
  );
}

function createTarget(context: RequestContext, route: Route, distance: Distance): string {
  const { random, known } = context;
  const link = findLink(context, route);
  if (link) return link;
  const text = (name: string) =>
    distance === 'value' && chance(random, 0.25) ? hostileText(random) : createText(random, name, known.find);
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encode(text(name)) || '-');
  const query = Object.keys(route.query ?? {})
    .filter(() => chance(random, 0.6))
    .map((name) => `${name}=${encode(text(name))}`);
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}

/** Long texts would only test the limit of the head. */
const encode = (text: string): string => encodeURIComponent(text.toWellFormed().slice(0, 2000));

function createBody(
  { random, known }: RequestContext,
  { bodies, method }: Route,
  example: KnownBody | undefined,
  distance: Distance,
): EncodedBody | undefined {
  const type = pick(random, Object.keys(bodies ?? {}) as BodyType[]);
  if (!type) return method === 'GET' || chance(random, 0.7) ? undefined : encodeBody('application/json', {});
  const valid = example
    ? fillIn(random, example, known)
    : createValue(random, bodies![type]!, 'body', known.find);
  const encoded = encodeBody(type, distance === 'value' ? damage(random, valid) : valid);
  return distance === 'body' ? damageBody(random, encoded) : encoded;
}

/** Values of an example; empty ones are often filled in. */
const fillIn = (random: Random, { values }: KnownBody, known: KnownValues): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      value === '' && chance(random, 0.7) ? createText(random, name, known.find) : value,
    ]),
  );

const baseHeaders = ({ port }: RequestContext): [string, string][] => [
  ['Host', `127.0.0.1:${port}`],
  ['Connection', 'close'],
];

function createHeaders(
  context: RequestContext,
  route: Route,
  body: EncodedBody | undefined,
): [string, string][] {
  const { random, identities, known } = context;
  const name =
    route.guard.startsWith('owner') && chance(random, 0.95)
      ? 'owner'
      : pick(random, ['visitor', 'member'] as const);
  return [
    ...baseHeaders(context),
    ...Object.entries(identities[name]),
    ['Sec-Fetch-Site', chance(random, 0.95) ? 'same-origin' : 'cross-site'],
    ['Accept', chance(random, 0.5) ? 'text/html' : 'application/json'],
    ...Object.keys(route.headers ?? {}).map((header): [string, string] => [
      header,
      clean(createText(random, header, known.find)),
    ]),
    ...(body ? ([['Content-Type', body.type]] as [string, string][]) : []),
    ...(body ? ([['Content-Length', String(body.bytes.length)]] as [string, string][]) : []),
  ];
}

const clean = (text: string): string => Buffer.from(text.replace(/[\r\n\0]/g, ' ')).toString('latin1');
