// What stands between the visitors and the server? A line that breaks, lies and stutters as planned.
import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from './plan';

/** Which visitor a request comes from. */
export const VISITOR_HEADER = 'x-visitor';

export interface ProxyPlan {
  /** What is to happen to a submission with this key request or these words; each strikes once. */
  atKey(visitor: string): Fault | undefined;
  atSave(visitor: string, body: string): Fault | undefined;
  /** Kills the tab of the visitor; the line waits for it. */
  killTab(visitor: string): Promise<void>;
}

export interface Proxy {
  readonly origin: string;
  close(): Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** The page on which the visitors fill in forms: the library as a site includes it, and nothing else. */
const PAGE = `<!doctype html><html lang="en"><head><title>Faults</title><link rel="icon" href="data:,">
<script type="module" src="/site-elements/autoload.js"></script></head>
<body><site-services></site-services><main></main></body></html>`;

export async function startProxy(target: string, plan: ProxyPlan): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true });
  const server = createServer((incoming, response) => {
    if (incoming.url === '/') {
      response.setHeader('content-type', 'text/html; charset=utf-8').end(PAGE);
      return;
    }
    pass({ target, agent, plan }, incoming, response).catch(() => response.destroy());
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

interface Line {
  readonly target: string;
  readonly agent: Agent;
  readonly plan: ProxyPlan;
}

async function pass(line: Line, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await read(incoming);
  const visitor = String(incoming.headers[VISITOR_HEADER] ?? '');
  const isCall = incoming.url?.startsWith('/api/') === true;
  const forward = () => (isCall ? ask(line, incoming, body) : fetchFile(line, incoming, body));
  const fault = faultOf(line.plan, incoming.url ?? '', visitor, body.toString());
  const answer = await strike(fault, forward, () => line.plan.killTab(visitor));
  if (!answer) return void response.destroy();
  response.writeHead(answer.status, answer.headers).end(answer.body);
}

/** Null when the line breaks instead of an answer. */
async function strike(
  fault: Fault | undefined,
  forward: () => Promise<Answer>,
  kill: () => Promise<void>,
): Promise<Answer | null> {
  if (fault && AFTER.has(fault)) await forward();
  if (fault && KILLS.has(fault)) await kill();
  switch (fault) {
    case '429':
      return say(429, { error: 'Fault.' }, { 'retry-after': '1' });
    case 'key 500':
    case '500 before the commit':
    case '500 after the commit':
      return say(500, { error: 'Fault.' });
    case 'crumb refused':
      return say(400, { crumbFail: true, error: 'Fault.' });
    default:
      return fault && (DROPS.has(fault) || KILLS.has(fault)) ? null : forward();
  }
}

const AFTER = new Set<Fault>([
  'dropped after the commit',
  '500 after the commit',
  'tab killed after the commit',
]);
const DROPS = new Set<Fault>(['key dropped', 'dropped before the server', 'dropped after the commit']);
const KILLS = new Set<Fault>([
  'tab killed at the key',
  'tab killed before the commit',
  'tab killed after the commit',
]);

function faultOf(plan: ProxyPlan, url: string, visitor: string, body: string): Fault | undefined {
  if (url.includes('/form/FormSubmissionKey')) return plan.atKey(visitor);
  return url.includes('/form/SaveFormSubmission') ? plan.atSave(visitor, body) : undefined;
}

const say = (status: number, body: object, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: Buffer.from(JSON.stringify(body)),
});

/** Rejects when the server is not there or goes away in the middle. */
function ask({ target, agent }: Line, incoming: IncomingMessage, body: Buffer): Promise<Answer> {
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
async function fetchFile(line: Line, incoming: IncomingMessage, body: Buffer): Promise<Answer> {
  for (let tries = 0; tries < FILE_TRIES; tries++) {
    const answer = await ask(line, incoming, body).catch(() => null);
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
