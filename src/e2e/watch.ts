// What does a page say and request while a journey runs? Everything it says fails the journey unless it was expected.
import type { BrowserContext, ConsoleMessage, Request } from 'playwright-core';

/** One request of the page and how it ended. */
export interface Exchange {
  readonly method: string;
  readonly url: URL;
  /** `document`, `script`, `image`, `fetch`, `ping`, … */
  readonly kind: string;
  readonly body: string | null;
  /** HTTP status, or the reason why there was no answer; undefined while it is under way. */
  outcome?: number | string;
}

/** The ears of a journey, for all pages of one browser context. */
export interface Watch {
  /** Console output, uncaught errors, policy violations and requests to other hosts, as they came. */
  readonly noise: readonly string[];
  /** Requests in the order in which they were sent. */
  readonly network: readonly Exchange[];
  /** Violations of the Content Security Policy or Trusted Types. */
  violations(): string[];
  /** Requests whose path matches. */
  requests(path: RegExp): Exchange[];
  /** Says that a message like this will come: it is not held against the page, and must come. */
  expectNoise(pattern: RegExp): void;
  /** Says that messages like this may come, for a journey that looks at them itself. */
  allowNoise(pattern: RegExp): void;
  /** @throws naming noise that nobody expected, and expected noise that did not come */
  settle(): void;
}

const POLICY = /Content Security Policy|Trusted ?Type|TrustedHTML|TrustedScript/i;

/** Listens to every page of a context from now on. */
export function watchContext(context: BrowserContext, origin: string): Watch {
  const noise: string[] = [];
  const network: Exchange[] = [];
  const expected: RegExp[] = [];
  const allowed: RegExp[] = [];
  const exchanges = new Map<Request, Exchange>();

  context.on('console', (message) => noise.push(describe(message)));
  context.on('weberror', (error) => noise.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  context.on('request', (request) => {
    const exchange = toExchange(request);
    exchanges.set(request, exchange);
    network.push(exchange);
    if (/^https?:$/.test(exchange.url.protocol) && exchange.url.origin !== origin)
      noise.push(`request to another host: ${exchange.url.href}`);
  });
  context.on('response', (response) => note(exchanges, response.request(), response.status()));
  context.on('requestfailed', (request) =>
    note(exchanges, request, request.failure()?.errorText ?? 'failed'),
  );

  return {
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
          .map((pattern) => `expected, but did not come: ${pattern}`),
      ];
      if (problems.length > 0) throw new Error(`The page was not silent:\n  ${problems.join('\n  ')}`);
    },
  };
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
