import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { API_ROOT, calls } from '../../core/calls';
import { createRandom } from '../fault-proxy/random';
import { runFuzz } from './fuzz';
import { damage, RawJson, stringify } from './hostile';
import { send } from './send';
import { startTarget } from './target';

const REQUEST = { method: 'GET', target: '/', headers: [], body: Buffer.alloc(0) } as const;

/** Answers a request with these bytes and closes the connection; null: never answers. */
async function ask(answer: string | null) {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => answer !== null && socket.end(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const response = await send(port, REQUEST, answer === null ? 100 : 10_000);
  server.close();
  return response;
}

it('distinguishes a response, no response, and a closed connection', async () => {
  expect(await ask('HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 500 No\r\ncontent-type: a/b\r\n\r\nx')).toEqual({
    status: 500,
    headers: new Headers({ 'content-type': 'a/b' }),
    text: 'x',
  });
  expect(
    (await ask('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n2\r\nab\r\n1\r\nc\r\n0\r\n\r\n'))?.text,
  ).toBe('abc');
  expect((await ask(''))?.status).toBe(0);
  expect(await ask(null)).toBeNull();
});

it('damages one part of a value, including JSON within a text', () => {
  const random = createRandom(1);
  const damaged = Array.from({ length: 200 }, () =>
    stringify(damage(random, { a: '{"b":[1,2]}', c: { d: true } })),
  );
  expect(new Set(damaged).size).toBeGreaterThan(50);
  for (const part of ['"__proto__":', '1e999', '\\"b\\"']) expect(damaged.join('\n')).toContain(part);
  expect(stringify([new RawJson('-0'), undefined])).toBe('[-0,null]');
});

it('has a route for every call of the API', async () => {
  const target = await startTarget();
  const routes = target.routes.map(({ method, path }) => `${method} ${path}`);
  const missing = Object.values(calls)
    .map(({ method, path }) => `${method} ${API_ROOT}${path}`)
    .filter((call) => !routes.includes(call));
  await target.close();
  // The API description is not a route in the table.
  expect(missing).toEqual([`GET ${API_ROOT}openapi.json`]);
});

it('reaches every route without a failure, time-out or undeclared response', async () => {
  const { problems, failed } = await runFuzz(500, 18);
  expect(problems).toEqual([]);
  expect(failed).toEqual([]);
}, 120_000);
