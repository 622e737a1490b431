// Output and requests of the pages of a browser context. Unexpected output fails the test.
import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, ConsoleMessage, Page, Request } from 'playwright-core';

/** One request and its outcome. */
export interface RequestRecord {
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
  readonly output: readonly string[];
  /** Requests, in order. */
  readonly network: readonly RequestRecord[];
  /** Violations of the Content Security Policy or Trusted Types. */
  violations(): string[];
  /** Requests whose path matches. */
  requests(path: RegExp): RequestRecord[];
  /** Expects output: it is allowed, and its absence fails the test. */
  expectOutput(pattern: RegExp): void;
  /** Allows output. */
  allowOutput(pattern: RegExp): void;
  /** @throws an error that lists unexpected output, and expected output that is missing */
  settle(): void;
  /** Clears all records and expectations. */
  reset(): void;
  /**
   * Waits until all pages are loaded and idle, and no request has been pending for `ms` milliseconds: product timers
   * may still send one. Media files count until their response begins, because they may never end.
   */
  networkQuiet(ms?: number): Promise<void>;
}

/** How long `networkQuiet` waits while no request begins or ends, in milliseconds, since some never end. */
const QUIET_TIMEOUT = 5_000;

/** How long `networkQuiet` waits at most, in milliseconds, since some pages never stop sending requests. */
const NETWORK_TIMEOUT = 30_000;

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
  const output: string[] = [];
  const network: RequestRecord[] = [];
  const expected: RegExp[] = [];
  const allowed: RegExp[] = [];
  const records = new Map<Request, RequestRecord>();

  const pending = new Set<Request>();
  let lastChange = 0;
  const end = (request: Request) => {
    pending.delete(request);
    lastChange = Date.now();
  };

  context.on('console', (message) => output.push(describe(message)));
  context.on('weberror', (error) => output.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  context.on('request', (request) => {
    lastChange = Date.now();
    const record = toRecord(request);
    pending.add(request);
    records.set(request, record);
    network.push(record);
    if (/^https?:$/.test(record.url.protocol) && record.url.origin !== origin)
      output.push(`request to another host: ${record.url.href}`);
  });
  context.on('response', (response) => {
    const request = response.request();
    // The body of a media file may never end.
    if (request.resourceType() === 'media') end(request);
    note(records, request, response.status());
  });
  context.on('requestfinished', end);
  context.on('requestfailed', (request) => {
    end(request);
    // Browsers cancel the body of a media file when they have enough of it.
    if (request.resourceType() === 'media' && typeof records.get(request)?.outcome === 'number') return;
    note(records, request, request.failure()?.errorText ?? 'failed');
  });

  const watch: Watch = {
    output,
    network,
    violations: () => output.filter((line) => POLICY.test(line)),
    requests: (path) => network.filter(({ url }) => path.test(url.pathname)),
    expectOutput: (pattern) => void expected.push(pattern),
    allowOutput: (pattern) => void allowed.push(pattern),
    settle() {
      const problems = [
        ...output.filter((line) => ![...expected, ...allowed].some((pattern) => pattern.test(line))),
        ...expected
          .filter((pattern) => !output.some((line) => pattern.test(line)))
          .map((pattern) => `expected, but missing: ${pattern}`),
      ];
      if (problems.length > 0) throw new Error(`Unexpected output of the page:\n  ${problems.join('\n  ')}`);
    },
    reset() {
      for (const list of [output, network, expected, allowed]) list.length = 0;
      records.clear();
      pending.clear();
    },
    async networkQuiet(ms = 100) {
      const start = Date.now();
      const isWaiting = () =>
        Date.now() - Math.max(start, lastChange) < QUIET_TIMEOUT && Date.now() - start < NETWORK_TIMEOUT;
      let known = -1;
      while ((pending.size > 0 || known !== network.length || Date.now() - lastChange < ms) && isWaiting()) {
        known = network.length;
        await Promise.all(context.pages().map(untilIdle));
        await wait(pending.size > 0 ? 20 : Math.max(0, ms - (Date.now() - lastChange)));
      }
    },
  };
  watches.set(context, watch);
  return watch;
}

/** Waits until a page is loaded, its tasks are done and its next frame is painted. */
async function untilIdle(page: Page): Promise<void> {
  try {
    await page.waitForLoadState('load', { timeout: QUIET_TIMEOUT });
    const idle = page.evaluate(async () => {
      const idle = () => scheduler.postTask(() => {}, { priority: 'background' });
      // Tests may replace the timers of a page, including requestIdleCallback and requestAnimationFrame.
      const frame = () =>
        new Promise((resolve) => new IntersectionObserver(resolve).observe(document.documentElement));
      for (const step of [idle, frame, idle]) await step();
    });
    // Animations on a busy machine may leave no time for background tasks.
    await Promise.race([idle, wait(QUIET_TIMEOUT, undefined, { ref: false })]);
  } catch {
    // The page was left or closed, or never finishes loading.
  }
}

function describe(message: ConsoleMessage): string {
  const { url } = message.location();
  return `console ${message.type()}: ${message.text()}${message.text().startsWith('Failed to load') ? ` (${url})` : ''}`;
}

function toRecord(request: Request): RequestRecord {
  return {
    method: request.method(),
    url: new URL(request.url()),
    kind: request.resourceType(),
    body: request.postData(),
  };
}

function note(records: Map<Request, RequestRecord>, request: Request, outcome: number | string): void {
  const record = records.get(request);
  if (record) record.outcome = outcome;
}
