import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type ListeningServer, listen } from './listen';

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** Opens a connection and sends text; `answer` is everything that arrives until the server closes it. */
async function send(port: number, text: string) {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  let said = '';
  socket.on('data', (chunk) => {
    said += chunk;
  });
  const answer = new Promise<string>((resolve) => socket.on('close', () => resolve(said)));
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.write(text, resolve));
  return { socket, answer };
}

/**
 * Responds with the request body at the speed at which it arrives. `received` resolves when that many requests have
 * begun.
 */
async function echo(): Promise<ListeningServer & { received(count: number): Promise<void> }> {
  let count = 0;
  const fetch = async (request: Request) => {
    count++;
    return new Response(`got ${await request.text()}`);
  };
  const server = await listen({ fetch, host: '127.0.0.1', port: 0, portIsFixed: true });
  return { ...server, received: (expected) => vi.waitFor(() => expect(count).toBe(expected), WAIT) };
}

const WAIT = { timeout: 10_000, interval: 5 };

const HALF_POST = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 6\r\n\r\nabc';

describe('graceful shutdown', () => {
  it('finishes running requests and waits neither for idle connections nor for partial headers', async () => {
    const { port, stop, received } = await echo();
    const idle = await send(port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    const half = await send(port, 'GET / HTTP/1.1\r\nHos');
    const running = await send(port, HALF_POST);
    await received(2);
    const stopped = stop(3_600_000);
    await sleep(300);
    running.socket.write('def');
    expect(await running.answer).toMatch(/got abcdef$/);
    await stopped;
    expect(await half.answer).toBe('');
    expect(await idle.answer).toMatch(/^HTTP\/1.1 200/);
  });

  it('aborts requests that exceed the time-out', async () => {
    const { port, stop, received } = await echo();
    const endless = await send(port, HALF_POST);
    await received(1);
    await stop(50);
    expect(await endless.answer).not.toContain('got');
  });

  it('reports a port that is still in use', async () => {
    const { port, stop } = await echo();
    const again = { fetch: () => new Response(''), host: '127.0.0.1', port };
    await expect(listen({ ...again, portIsFixed: true })).rejects.toThrow(
      `Port ${port} on 127.0.0.1 is in use.`,
    );
    const next = await listen({ ...again, portIsFixed: false });
    expect(next.port).toBeGreaterThan(port);
    await Promise.all([next.stop(0), stop(0)]);
  });
});

const SHORT = { headers: 100, request: 400, silence: 60_000, check: 20 };
/** For requests that arrive in time, even on a busy machine. */
const LONG = { headers: 20_000, request: 20_000, silence: 60_000, check: 20 };

/** Responds with more data than the connection buffers. */
const listenWith = (timeouts: typeof SHORT) => {
  const fetch = async (request: Request) => {
    const text = await request.text();
    return new Response(text ? `got ${text}` : 'x'.repeat(50_000_000));
  };
  return listen({ fetch, host: '127.0.0.1', port: 0, portIsFixed: true, timeouts });
};

describe('a connection', () => {
  it.each([
    ['headers', 'GET / HTTP/1.1\r\nHos'],
    ['a body', HALF_POST],
    ['anything', ''],
  ])('that waits for %s is closed after its timeout, before the next check of Node', async (_, text) => {
    const { port, stop } = await listenWith(SHORT);
    const { answer } = await send(port, text);
    expect(await answer).toMatch(/^HTTP\/1.1 408/);
    await stop(0);
  });

  it('stays open for longer than a minute, in which proxies may reuse it', async () => {
    const { port, stop } = await echo();
    const { headers } = await fetch(`http://127.0.0.1:${port}/`);
    expect(Number(headers.get('keep-alive')?.replace('timeout=', ''))).toBeGreaterThan(60);
    await stop(0);
  });

  it('whose client does not read the response is closed', async () => {
    const { port, stop, running } = await listenWith({ ...LONG, silence: 300 });
    const socket = connect(port, '127.0.0.1').pause();
    sockets.push(socket);
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await vi.waitFor(() => expect(running()).toBe(1), WAIT);
    await vi.waitFor(() => expect(running()).toBe(0), WAIT);
    await stop(0);
  });
});

/** The parts of a response. */
function parse(answer: string) {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  const [line, ...headers] = head.split('\r\n');
  return { line, headers: headers.map((header) => header.toLowerCase()), body };
}

describe('a request that cannot reach a handler', () => {
  it.each([
    ['is malformed', 400, 'cannot be read', 'Hello?\r\n\r\n'],
    ['has no host', 400, 'cannot be read', 'GET / HTTP/1.1\r\n\r\n'],
    ['has two hosts', 400, 'cannot be read', 'GET / HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\n\r\n'],
    ['has an invalid host', 400, 'cannot be read', 'GET / HTTP/1.1\r\nHost: a b\r\n\r\n'],
    ['has an invalid address', 400, 'cannot be read', 'GET nowhere HTTP/1.1\r\nHost: x\r\n\r\n'],
    [
      'has two lengths of its body',
      400,
      'cannot be read',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['has large headers', 431, 'too large', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
    [
      'has an unknown Expect header',
      417,
      'expects',
      'POST / HTTP/1.1\r\nHost: x\r\nExpect: tea\r\nContent-Length: 0\r\n\r\n',
    ],
    [
      'has long chunk extensions',
      413,
      'too large',
      `POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n3;${'x'.repeat(20_000)}\r\nabc\r\n0\r\n\r\n`,
    ],
    ['is too slow', 408, 'too long', 'GET / HTTP/1.1\r\nHos'],
  ])(
    'because it %s is answered with status %i and a message, and its connection is closed',
    async (_, status, sentence, text) => {
      const { port, stop } = await listenWith(status === 408 ? SHORT : LONG);
      const { answer } = await send(port, text);
      const { line, headers, body } = parse(await answer);
      expect(line).toMatch(new RegExp(`^HTTP/1.1 ${status} [A-Z]`));
      expect(JSON.parse(body)).toEqual({ error: expect.stringContaining(sentence) });
      for (const header of [
        'connection: close',
        'content-type: application/json',
        `content-length: ${body.length}`,
        'x-content-type-options: nosniff',
        'cache-control: no-store',
      ])
        expect(headers).toContain(header);
      expect(headers.filter((header) => header.startsWith('date: '))).toHaveLength(1);
      await stop(0);
    },
  );

  it('does not corrupt the response to the previous one', async () => {
    const { port, stop } = await echo();
    const { answer } = await send(port, `${HALF_POST}defGARBAGE\r\n\r\n`);
    expect((await answer).match(/HTTP\/1.1/g)).toHaveLength(1);
    await stop(0);
  });
});

describe('a request', () => {
  const ask = async (text: string): Promise<string> => {
    const { port, stop, received } = await echo();
    const { answer } = await send(port, text);
    await received(1);
    await stop(10_000);
    return answer;
  };

  it('with HTTP/1.0 needs no host', async () => {
    expect(await ask('GET / HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1.1 200/);
  });
});
