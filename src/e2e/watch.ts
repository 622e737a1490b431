// Output and requests of the pages of a browser context. Unexpected output fails the test.
import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, ConsoleMessage, Page, Request } from 'playwright-core';

/** One request and its outcome. */
export interface Exchange {
  readonly method: string;
  readonly url: URL;
  /** `document`, `script`, `image`, `fetch`, `ping`, … */
  readonly kind: string;
  readonly body: string | null;
  /** HTTP status, or the reason of the failure; undefined while the request is pending. */
  outcome?: number | string;
}

/** Records what all pages of a browser context print and request. */
export interface Watch {
  /** Console output, uncaught errors, policy violations and requests to other hosts, in order. */
  readonly noise: readonly string[];
  /** Requests in order. */
  readonly network: readonly Exchange[];
  /** Violations of the Content Security Policy or Trusted Types. */
  violations(): string[];
  /** Requests whose path matches. */
  requests(path: RegExp): Exchange[];
  /** Expects output: it is allowed, and its absence fails the test. */
  expectNoise(pattern: RegExp): void;
  /** Allows output. */
  allowNoise(pattern: RegExp): void;
  /** @throws an error that lists unexpected output, and expected output that is missing */
  settle(): void;
  /** Clears all records and expectations. */
  reset(): void;
  /** Waits until no request has been pending for `ms` milliseconds. Media files count until their response begins: they may never end. */
  networkQuiet(ms?: number): Promise<void>;
}

/** How long `networkQuiet` waits for pending requests, in milliseconds: some never end. */
const QUIET_TIMEOUT = 5_000;

const POLICY = /Content Security Policy|Trusted ?Type|TrustedHTML|TrustedScript/i;

const watches = new WeakMap<BrowserContext, Watch>();

/** The watch on the context of this page. */
export function getWatch(page: Page): Watch {
  const watch = watches.get(page.context());
  if (!watch) throw new Error('The context of this page is not watched.');
  return watch;
}

/** Watches all pages of a context from now on. */
export function watchContext(context: BrowserContext, origin: string): Watch {
  const noise: string[] = [];
  const network: Exchange[] = [];
  const expected: RegExp[] = [];
  const allowed: RegExp[] = [];
  const exchanges = new Map<Request, Exchange>();

  const pending = new Set<Request>();
  let lastChange = 0;
  const end = (request: Request) => {
    pending.delete(request);
    lastChange = Date.now();
  };

  context.on('console', (message) => noise.push(describe(message)));
  context.on('weberror', (error) => noise.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  context.on('request', (request) => {
    lastChange = Date.now();
    const exchange = toExchange(request);
    pending.add(request);
    exchanges.set(request, exchange);
    network.push(exchange);
    if (/^https?:$/.test(exchange.url.protocol) && exchange.url.origin !== origin)
      noise.push(`request to another host: ${exchange.url.href}`);
  });
  context.on('response', (response) => {
    const request = response.request();
    // The body of a media file may never end.
    if (request.resourceType() === 'media') end(request);
    note(exchanges, request, response.status());
  });
  context.on('requestfinished', end);
  context.on('requestfailed', (request) => {
    end(request);
    note(exchanges, request, request.failure()?.errorText ?? 'failed');
  });

  const watch: Watch = {
    noise,
    network,
    violations: () => noise.filter((line) => POLICY.test(line)),
    requests: (path) => network.filter(({ url }) => path.test(url.pathname)),
    expectNoise: (pattern) => void expected.push(pattern),
    allowNoise: (pattern) => void allowed.push(pattern),
    settle() {
      const problems = [
        ...noise.filter((line) => ![...expected, ...allowed].some((pattern) => pattern.test(line))),
        ...expected
          .filter((pattern) => !noise.some((line) => pattern.test(line)))
          .map((pattern) => `expected, but missing: ${pattern}`),
      ];
      if (problems.length > 0) throw new Error(`Unexpected output of the page:\n  ${problems.join('\n  ')}`);
    },
    reset() {
      for (const list of [noise, network, expected, allowed]) list.length = 0;
      exchanges.clear();
      pending.clear();
    },
    async networkQuiet(ms = 100) {
      const until = Date.now() + QUIET_TIMEOUT;
      while ((pending.size > 0 || Date.now() - lastChange < ms) && Date.now() < until) await wait(20);
    },
  };
  watches.set(context, watch);
  return watch;
}

function describe(message: ConsoleMessage): string {
  const { url } = message.location();
  return `console ${message.type()}: ${message.text()}${message.text().startsWith('Failed to load') ? ` (${url})` : ''}`;
}

function toExchange(request: Request): Exchange {
  return {
    method: request.method(),
    url: new URL(request.url()),
    kind: request.resourceType(),
    body: request.postData(),
  };
}

function note(exchanges: Map<Request, Exchange>, request: Request, outcome: number | string): void {
  const exchange = exchanges.get(request);
  if (exchange) exchange.outcome = outcome;
}
