// A visitor to the site in any engine, who finds, points, types and waits. Selectors can enter shadow roots: `a >>> b`.
import { setTimeout as wait } from 'node:timers/promises';
import type { EnginePage } from './browsers';

/** Maximum time that an action may take on a busy machine, in milliseconds. */
const LIMIT = 20_000;

export interface Found {
  readonly text: string;
  readonly value: string;
  readonly isVisible: boolean;
  readonly isFocused: boolean;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export class Visitor {
  constructor(
    readonly page: EnginePage,
    readonly origin: string,
  ) {}

  goto(path: string): Promise<unknown> {
    return this.page.goto(this.origin + path);
  }

  /**
   * The result of code in the page. It may run again: while a navigation replaces the process of the page, WebKit drops
   * a script that arrives, and Firefox ends it. The function must not use outer variables; arguments and result are
   * JSON.
   */
  async run<Args extends unknown[], Result>(
    code: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const end = Date.now() + LIMIT;
    for (;;)
      try {
        return await this.page.evaluate(code, ...args);
      } catch (error) {
        if (Date.now() > end) throw error;
        await wait(50);
      }
  }

  /** Starts opening a page, without waiting for it. */
  async startTo(path: string): Promise<void> {
    // Sent after the response, because the navigation ends the script.
    await this.run((url: string) => void setTimeout(() => location.assign(url)), this.origin + path);
  }

  /** The first element that matches a selector, optionally scrolled into view; null if there is none. */
  async find(selector: string, scroll = false): Promise<Found | null> {
    return (await this.run(findInPage, selector, scroll)) ?? null;
  }

  /** Waits for an element that meets the condition. */
  async waitFor(
    selector: string,
    condition: (found: Found) => boolean = ({ isVisible }) => isVisible,
  ): Promise<Found> {
    let last: Found | null = null;
    await until(
      async () => {
        last = await this.find(selector);
        return last !== null && condition(last);
      },
      () => `${selector}: ${JSON.stringify(last)}`,
    );
    return last as unknown as Found;
  }

  nextPaint(): Promise<unknown> {
    return this.run(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(0)))),
    );
  }

  /** Waits until a condition in the page is met. During a navigation, the page may be an empty `about:blank`. */
  async waitUntil<Args extends unknown[]>(
    condition: (...args: Args) => unknown,
    ...args: Args
  ): Promise<void> {
    await until(
      async () => Boolean(await this.run(condition, ...args)),
      () => `${condition} ${args.join(', ')}`,
    );
  }

  /** Waits until a page has loaded. WebKit ignores the next navigation while a page is still loading. */
  async waitForPage(url: string): Promise<void> {
    await this.waitUntil(
      (expected) => location.href === expected && document.readyState === 'complete',
      new URL(url, this.origin).href,
    );
  }

  /**
   * Waits until the proxy has all output of the page: a beacon may arrive after a request that was sent later.
   * @param arrived the output of the proxy, to which this adds `end`
   */
  async flushOutput(arrived: readonly string[]): Promise<void> {
    const printed = await this.run(async () => {
      await fetch('/page-output', { method: 'POST', body: 'end' });
      // Each line is waited for once.
      return (globalThis as { pageOutput?: string[] }).pageOutput?.splice(0).length ?? 0;
    });
    await until(
      async () => arrived.length > printed,
      () => `${printed} lines printed, ${arrived.length} arrived`,
    );
  }

  /** Moves the pointer to the middle of an element. */
  async pointAt(selector: string): Promise<Found> {
    const found = await this.#settled(selector);
    // Moving to the current position fires no event.
    await this.page.mouse.move(Math.round(found.x) - 1, Math.round(found.y));
    await this.page.mouse.move(Math.round(found.x), Math.round(found.y));
    return found;
  }

  async click(selector: string): Promise<void> {
    const { x, y } = await this.#settled(selector);
    await this.page.mouse.click(Math.round(x), Math.round(y));
  }

  press(key: string): Promise<void> {
    return this.page.keyboard.press(key as never);
  }

  async type(selector: string, text: string): Promise<void> {
    await this.run(focusInPage, selector);
    await this.page.keyboard.type(text);
  }

  /** The position of an element once it has stopped moving. */
  async #settled(selector: string): Promise<Found> {
    await this.waitFor(selector);
    let before = '';
    let found: Found | null = null;
    await until(
      async () => {
        // On a busy machine, a frame may take longer than the pause between two checks.
        await this.nextPaint();
        found = await this.find(selector, true);
        const place = JSON.stringify(found);
        const isStill = place === before && found !== null;
        before = place;
        return isStill;
      },
      () => `${selector} moves: ${before}`,
    );
    return found as unknown as Found;
  }
}

async function until(condition: () => Promise<boolean>, explain: () => string): Promise<void> {
  const end = Date.now() + LIMIT;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`The expected state was not reached: ${explain()}`);
    await wait(50);
  }
}

function findInPage(selector: string, scroll: boolean): Found | null {
  let scope: ParentNode | null = document;
  const parts = selector.split(' >>> ');
  let element: HTMLElement | null = null;
  for (const part of parts) {
    element = scope?.querySelector<HTMLElement>(part) ?? null;
    scope = element?.shadowRoot ?? null;
  }
  if (!element) return null;
  if (scroll) element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const box = element.getBoundingClientRect();
  const root = element.getRootNode() as Document | ShadowRoot;
  return {
    text: element.textContent?.trim() ?? '',
    value: (element as HTMLInputElement).value ?? '',
    isVisible: element.checkVisibility({ visibilityProperty: true }) && box.width * box.height > 0,
    isFocused: root.activeElement === element,
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    width: box.width,
    height: box.height,
  };
}

function focusInPage(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}
