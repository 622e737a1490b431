// A backend for the test clients: their requests go to the server under test, some preceded by damaged copies.
import type { Backend } from '../../server/testing/browser-client';
import { damageBody, encodeBody } from './body';
import { damageHead } from './damage-head';
import { damage } from './hostile';
import { chance, type Random } from './pick';
import type { RawRequest, RawResponse } from './send';

export interface BackendContext {
  readonly random: Random;
  readonly port: number;
  /** Probability that a damaged copy is sent first. */
  readonly damaged: number;
  send(request: RawRequest): Promise<RawResponse | null>;
}

export function createBackend({ random, port, damaged, send }: BackendContext): Backend {
  return {
    async request(path, init) {
      const request = await toRaw(path, init, port);
      while (chance(random, damaged)) await send(damageCopy(random, request));
      const response = await send(request);
      if (!response || response.status < 200) throw new Error(`${request.method} ${path}: no response.`);
      const { status, headers, text } = response;
      return new Response([204, 205, 304].includes(status) ? null : text, { status, headers });
    },
  };
}

async function toRaw(path: string, init: RequestInit, port: number): Promise<RawRequest> {
  const request = new Request(new URL(path, 'http://site.example'), init);
  const body = Buffer.from(await request.arrayBuffer());
  const own = [
    ['Host', `127.0.0.1:${port}`],
    ['Connection', 'close'],
  ] as const;
  const { pathname, search } = new URL(request.url);
  return {
    method: request.method,
    target: pathname + search,
    headers: withBody([...own, ...request.headers], body),
    body,
  };
}

/** Headers with the length of this body, and optionally another type. */
function withBody(headers: RawRequest['headers'], body: Buffer, type?: string): RawRequest['headers'] {
  const replaced = ['content-length', ...(type === undefined ? [] : ['content-type'])];
  return [
    ...headers.filter(([name]) => !replaced.includes(name.toLowerCase())),
    ...(type === undefined ? [] : [['Content-Type', type] as const]),
    ...(body.length > 0 ? [['Content-Length', String(body.length)] as const] : []),
  ];
}

function damageCopy(random: Random, request: RawRequest): RawRequest {
  const type = request.headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
  if (request.body.length === 0 || chance(random, 0.3)) return damageHead(random, request);
  const values = chance(random, 0.6) ? readValues(type, request.body.toString()) : undefined;
  const { type: damagedType, bytes } = values
    ? encodeBody(values.type, damage(random, values.value))
    : damageBody(random, { type, bytes: request.body });
  return { ...request, headers: withBody(request.headers, bytes, damagedType), body: bytes };
}

function readValues(type: string, text: string) {
  if (type.startsWith('application/json'))
    return { type: 'application/json', value: JSON.parse(text || 'null') as unknown } as const;
  if (type.startsWith('application/x-www-form-urlencoded'))
    return {
      type: 'application/x-www-form-urlencoded',
      value: Object.fromEntries(new URLSearchParams(text)),
    } as const;
  return undefined;
}
