// What stands between visitors and a server? A line that can be told to break, lie and stutter, request by request.
import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Which visitor a request comes from. */
export const VISITOR_HEADER = 'x-visitor';

export interface Line {
  readonly origin: string;
  close(): Promise<void>;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** A request to the API on its way. */
export interface Passing {
  /** Path and query. */
  readonly url: string;
  readonly visitor: string;
  readonly body: string;
  /** Asks the server. Rejects when it is not there or goes away in the middle. */
  forward(): Promise<Answer>;
}

export interface LineOptions {
  readonly target: string;
  /** The page at `/`, which the line serves by itself. */
  readonly page: string;
  /** What becomes of a request; null when the line breaks instead of an answer. */
  strike(passing: Passing): Promise<Answer | null>;
}

export async function startLine({ target, page, strike }: LineOptions): Promise<Line> {
  const agent = new Agent({ keepAlive: true });
  const server = createServer((incoming, response) => {
    if (new URL(incoming.url ?? '/', target).pathname === '/') {
      response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
      return;
    }
    pass({ target, agent, strike }, incoming, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The line has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    async close() {
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** An answer that the server never gave. */
export const say = (status: number, body: object, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: Buffer.from(JSON.stringify(body)),
});

type Ends = Pick<LineOptions, 'target' | 'strike'> & { readonly agent: Agent };

async function pass(ends: Ends, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await read(incoming);
  const url = incoming.url ?? '/';
  const visitor = String(incoming.headers[VISITOR_HEADER] ?? '');
  const forward = () => ask(ends, incoming, body);
  const answer = url.startsWith('/api/')
    ? await ends.strike({ url, visitor, body: body.toString(), forward })
    : await fetchFile(forward);
  if (!answer) return void response.destroy();
  response.writeHead(answer.status, answer.headers).end(answer.body);
}

function ask({ target, agent }: Ends, incoming: IncomingMessage, body: Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(new URL(incoming.url ?? '/', target), {
      method: incoming.method ?? 'GET',
      headers: incoming.headers,
      agent,
    });
    outgoing.on('error', reject);
    outgoing.on('response', (answer) => {
      const { statusCode = 502, headers } = answer;
      read(answer).then((bytes) => resolve({ status: statusCode, headers, body: bytes }), reject);
    });
    outgoing.end(body);
  });
}

/** Longer than a start of the server takes on a busy machine. */
const FILE_TRIES = 600;

/** The files of the library come as from a network of their own: they are there also while the server is not. */
async function fetchFile(forward: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 0; tries < FILE_TRIES; tries++) {
    const answer = await forward().catch(() => null);
    if (answer) return answer;
    await wait(100);
  }
  return say(503, {});
}

async function read(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}
