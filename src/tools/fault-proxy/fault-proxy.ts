// Proxy between visitors and a server that injects faults into requests to the API.
import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Header that names the visitor who sends a request. */
export const VISITOR_HEADER = 'x-visitor';

export interface FaultProxy {
  readonly origin: string;
  close(): Promise<void>;
}

export interface ProxyResponse {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** A request to the API. */
export interface ProxyRequest {
  /** Path and query. */
  readonly url: string;
  readonly visitor: string;
  readonly body: string;
  /** Sends it to the server. Rejects if the server is down or stops before it responds. */
  forward(): Promise<ProxyResponse>;
}

export interface FaultProxyOptions {
  readonly target: string;
  /** The page that the proxy serves at `/`. */
  readonly page: string;
  /** Returns the response to a request, or null to break the connection. */
  respond(request: ProxyRequest): Promise<ProxyResponse | null>;
}

export async function startFaultProxy({ target, page, respond }: FaultProxyOptions): Promise<FaultProxy> {
  const agent = new Agent({ keepAlive: true });
  const server = createServer((incoming, response) => {
    if (new URL(incoming.url ?? '/', target).pathname === '/') {
      response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
      return;
    }
    handleRequest({ target, agent, respond }, incoming, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The proxy has no port.');
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

/** A response with a JSON body that does not come from the server. */
export const jsonResponse = (
  status: number,
  body: object,
  headers: Record<string, string> = {},
): ProxyResponse => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: Buffer.from(JSON.stringify(body)),
});

type Connection = Pick<FaultProxyOptions, 'target' | 'respond'> & { readonly agent: Agent };

async function handleRequest(
  connection: Connection,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await readBody(incoming);
  const url = incoming.url ?? '/';
  const visitor = String(incoming.headers[VISITOR_HEADER] ?? '');
  const forward = () => forwardRequest(connection, incoming, body);
  const result = url.startsWith('/api/')
    ? await connection.respond({ url, visitor, body: body.toString(), forward })
    : await fetchFile(forward);
  if (!result) return void response.destroy();
  response.writeHead(result.status, result.headers).end(result.body);
}

function forwardRequest(
  { target, agent }: Connection,
  incoming: IncomingMessage,
  body: Buffer,
): Promise<ProxyResponse> {
  return new Promise((resolve, reject) => {
    const outgoing = request(new URL(incoming.url ?? '/', target), {
      method: incoming.method ?? 'GET',
      headers: incoming.headers,
      agent,
    });
    outgoing.on('error', reject);
    outgoing.on('response', (result) => {
      const { statusCode = 502, headers } = result;
      readBody(result).then((bytes) => resolve({ status: statusCode, headers, body: bytes }), reject);
    });
    outgoing.end(body);
  });
}

/** Attempts for longer than the server takes to start on a busy machine. */
const FILE_ATTEMPTS = 600;

/** Library files are available even while the server is down. */
async function fetchFile(forward: () => Promise<ProxyResponse>): Promise<ProxyResponse> {
  for (let attempt = 0; attempt < FILE_ATTEMPTS; attempt++) {
    const response = await forward().catch(() => null);
    if (response) return response;
    await wait(100);
  }
  return jsonResponse(503, {});
}

async function readBody(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}
