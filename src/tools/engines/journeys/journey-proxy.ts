// Proxy between the browser and the site that adds pages, holds files back and collects what pages print.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { join } from 'node:path';

const LISTENER = readFileSync(join(import.meta.dirname, '../page-output.js'));
/**
 * How long a connection waits for its next request, in milliseconds: longer than a journey, since closing a connection
 * while a request is on its way fails that request.
 */
const KEEP_ALIVE_MS = 300_000;
const POLICY = "default-src 'self'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'";

export interface JourneyProxy {
  readonly origin: string;
  /** Console output and uncaught errors since the last reset. */
  readonly output: readonly string[];
  /** Requests that the site has answered since the last reset, for example `200 POST /api/crumb`. */
  readonly responses: readonly string[];
  /** Clears `output` and `responses`. */
  reset(): void;
  /** Serves a page under the strictest policy, with the base style sheet and the loader. */
  addPage(path: string, body: string): void;
  /** Holds requests for this path back. @returns a function that lets them pass */
  hold(path: string): () => void;
  close(): Promise<void>;
}

export async function startJourneyProxy(target: string): Promise<JourneyProxy> {
  const pages = new Map<string, string>();
  const held = new Map<string, Promise<void>>();
  const output: string[] = [];
  const responses: string[] = [];
  const handle = async (incoming: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(incoming.url ?? '/', target);
    await held.get(pathname);
    const page = pages.get(pathname);
    if (page)
      response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': POLICY }).end(page);
    else if (pathname === '/page-output.js')
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(LISTENER);
    else if (pathname === '/page-output') {
      output.push(String(await readBody(incoming)));
      response.writeHead(204).end();
    } else
      forward(target, incoming, response, (status) =>
        responses.push(`${status} ${incoming.method} ${pathname}`),
      );
  };
  const server = createServer(
    { keepAliveTimeout: KEEP_ALIVE_MS },
    // The page may be closed while it sends.
    (incoming, response) => void handle(incoming, response).catch(() => response.destroy()),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The proxy has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    output,
    responses,
    reset() {
      output.length = 0;
      responses.length = 0;
    },
    addPage: (path, body) => void pages.set(path, listened(testPage(body))),
    hold(path) {
      let release = () => {};
      held.set(
        path,
        new Promise<void>((resolve) => {
          release = resolve;
        }),
      );
      return () => {
        held.delete(path);
        release();
      };
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const testPage = (body: string) => `<!doctype html><html lang="en"><head><title>Test page</title>
  <meta name="viewport" content="width=device-width"><link rel="icon" href="/favicon.ico">
  <link rel="stylesheet" href="/site-elements/site-elements.css">
  <link rel="stylesheet" href="/site-elements/site-elements-extended.css">
  <script type="module" src="/site-elements/autoload.js"></script></head>
  <body><main><h1>Test page</h1>${body}</main></body></html>`;

/** The page with the listener as its first script. */
const listened = (html: string) => html.replace(/<head[^>]*>/, '$&<script src="/page-output.js"></script>');

/** @param onAnswer called for each answer of the site, even if the page does not wait for it any longer */
function forward(
  target: string,
  incoming: IncomingMessage,
  response: ServerResponse,
  onAnswer: (status: number) => void,
): void {
  const { method = 'GET', url = '/' } = incoming;
  const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
  const outgoing = request(new URL(url, target), { method, headers }, (answer) => {
    const { statusCode = 502, headers: fields } = answer;
    answer.once('end', () => onAnswer(statusCode));
    if (!fields['content-type']?.startsWith('text/html')) {
      answer.pipe(response.writeHead(statusCode, fields));
      return;
    }
    const { 'content-length': _, ...others } = fields;
    readBody(answer).then(
      (body) => response.writeHead(statusCode, others).end(listened(String(body))),
      () => response.destroy(),
    );
  });
  outgoing.on('error', () => response.destroy());
  incoming.pipe(outgoing);
}

async function readBody(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}
