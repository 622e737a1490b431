// Damages the method, address and headers of a request.
import { chance, pick, type Random, randomBelow } from './pick';
import type { RawRequest } from './send';
import { LISTED_ORIGIN } from './target';

export const METHODS = [
  'HEAD',
  'OPTIONS',
  'POST',
  'PUT',
  'DELETE',
  'PATCH',
  'TRACE',
  'PROPFIND',
  'QUERY',
] as const;

const HEADER_NAMES = [
  'Accept',
  'Accept-Encoding',
  'Accept-Language',
  'Add-To-Cart-Id',
  'Authorization',
  'Cache-Control',
  'Content-Encoding',
  'Content-Type',
  'Cookie',
  'Expect',
  'If-Match',
  'If-Modified-Since',
  'If-None-Match',
  'Origin',
  'Range',
  'Referer',
  'Sec-GPC',
  'Sec-Fetch-Site',
  'Stripe-Signature',
  'Upgrade',
  'User-Agent',
  'X-Crumb',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-Request-Id',
  'X-HTTP-Method-Override',
  'traceparent',
] as const;

const HEADER_VALUES = [
  '',
  ',',
  ';;;=',
  'null',
  '*',
  '"',
  '\\"',
  'é\xff\x80',
  'a\tb',
  'Bearer',
  'Bearer ',
  'Basic OjA=',
  'gzip',
  'br;q=x',
  '100-continue',
  'websocket',
  'bytes=0-0,-1,5-2',
  'bytes=99999999999999999999-',
  'Thu, 99 Foo 99999 25:61:61 GMT',
  LISTED_ORIGIN,
  'https://evil.example',
  'http://[::1',
  'file://',
  '1.2.3.4, 5.6.7.8:99999, [::1]:1',
  '[fe80::1%eth0]',
  'x'.repeat(300),
  'a b c',
  'https',
  'ftp',
  'crumb=; crumb==; ss_cart="; site_member=a.b.c; __Host-site_member=%zz; =; ;',
  'ss_cart=%00%ff; site_owner=1.2.3; site_access=..; site_device=.; ss_cookieAllowed=%',
  '00-00000000000000000000000000000000-0000000000000000-00',
  'de;q=2, *;q=-1, x-very-long-tag-that-is-none',
] as const;

/** Damages one or two parts of the head. */
export function damageHead(random: Random, request: RawRequest): RawRequest {
  const once = pick(random, HEAD_DAMAGES)(request, random);
  return chance(random, 0.3) ? pick(random, HEAD_DAMAGES)(once, random) : once;
}

type Damage = (request: RawRequest, random: Random) => RawRequest;

const withHeader = (request: RawRequest, name: string, value: string): RawRequest => ({
  ...request,
  headers: [
    ...request.headers.filter(([other]) => other.toLowerCase() !== name.toLowerCase()),
    [name, value],
  ],
});

const withQuery = (request: RawRequest, query: string): RawRequest => ({
  ...request,
  target: `${request.target}${request.target.includes('?') ? '&' : '?'}${query}`,
});

const setHeader: Damage = (request, random) =>
  withHeader(request, pick(random, HEADER_NAMES), pick(random, HEADER_VALUES));

const HEAD_DAMAGES: readonly [Damage, ...Damage[]] = [
  setHeader,
  setHeader,
  setHeader,
  (request, random) => withHeader(request, pick(random, HEADER_NAMES), 'x'.repeat(20_000)),
  (request) => withHeader(request, 'Cookie', 'a=b; '.repeat(2000)),
  (request) => ({ ...request, headers: [...request.headers, ['Bad Name', 'x']] }),
  (request) => ({ ...request, headers: [...request.headers, ['X-Nul', 'a\0b']] }),
  (request) => ({ ...request, headers: [...request.headers, ['X-Fold', 'a\r\n b']] }),
  (request) => ({ ...request, headers: request.headers.filter(([name]) => name !== 'Host') }),
  (request, random) =>
    withHeader(
      request,
      'Host',
      pick(random, ['', 'a b', '[::1', 'x:99999', 'é', '%', 'a@b', 'x'.repeat(500), '../']),
    ),
  (request, random) => ({ ...request, method: pick(random, METHODS) }),
  (request, random) =>
    withQuery(
      request,
      pick(random, ['%', '%00', '%zz=%', '__proto__=1', 'a[]=1', '=&&&=', 'crumb=x&crumb=y', '%ed%a0%80']),
    ),
  (request, random) => ({
    ...request,
    target: request.target.replace(
      /[^/?]+(?=\?|$)/,
      pick(random, ['%', '%00', '%ff', '%2e%2e', '%2F', '..', '%ed%a0%80', 'é', '\\']),
    ),
  }),
  (request) => ({ ...request, target: `${request.target}/` }),
  (request) => ({ ...request, target: request.target.replace('/api/', '/api/rest/') }),
  (request) => withQuery(request, 'x'.repeat(17_000)),
  (request, random) => ({
    ...withHeader(request, 'Content-Length', String(request.body.length + 1 + randomBelow(random, 100))),
    endsEarly: true,
  }),
  (request, random) =>
    withHeader(request, 'Content-Length', pick(random, ['-1', 'x', '1e3', '99999999999999', ''])),
  (request) => ({
    ...request,
    headers: [
      ...request.headers.filter(([name]) => name !== 'Content-Length'),
      ['Transfer-Encoding', 'chunked'],
    ],
    body: Buffer.concat([
      Buffer.from(`${request.body.length.toString(16)}\r\n`),
      request.body,
      Buffer.from('\r\n0\r\n\r\n'),
    ]),
  }),
  (request) => ({
    ...request,
    headers: [
      ...request.headers.filter(([name]) => name !== 'Content-Length'),
      ['Transfer-Encoding', 'chunked'],
    ],
    body: Buffer.from('zz\r\nabc\r\n'),
    endsEarly: true,
  }),
];
