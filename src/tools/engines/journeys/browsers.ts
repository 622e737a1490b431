// Firefox and WebKit behind one interface: the subset of Puppeteer's page that both implement.
import { puppeteerCore } from '@web/test-runner-chrome';
import { startDisplay } from '../display.mjs';
import { type Engine as EngineName, FIREFOX } from '../engines.mjs';
import { writeGtkSettings } from '../webkit/gtk.mjs';
import { openWebKitPage } from '../webkit/page.mjs';

export type { EngineName };

export interface EnginePage {
  goto(url: string): Promise<unknown>;
  /** The function must not use outer variables; arguments and result are JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: Puppeteer types the arguments by the function
  evaluate<Result>(code: (...args: any[]) => Result, ...args: unknown[]): Promise<Awaited<Result>>;
  setViewport(size: { width: number; height: number }): Promise<void>;
  readonly keyboard: { type(text: string): Promise<void>; press(key: never): Promise<void> };
  readonly mouse: {
    move(x: number, y: number): Promise<void>;
    click(x: number, y: number): Promise<void>;
    down(): Promise<void>;
    up(): Promise<void>;
  };
}

export interface Engine {
  /** A page with an empty profile. */
  open(): Promise<{ page: EnginePage; close(): Promise<void> }>;
  close(): Promise<void>;
}

export const startEngine = (name: EngineName): Promise<Engine> =>
  name === 'webkit' ? startWebKit() : startFirefox();

async function startFirefox(): Promise<Engine> {
  const display = await startDisplay();
  const browser = await puppeteerCore.launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    headless: false,
    env: { ...process.env, ...display.env },
  });
  return {
    async open() {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      return { page: page as EnginePage, close: () => context.close() };
    },
    async close() {
      await browser.close();
      display.stop();
    },
  };
}

async function startWebKit(): Promise<Engine> {
  const display = await startDisplay();
  const settings = writeGtkSettings();
  return {
    async open() {
      const page = await openWebKitPage({ ...display.env, ...settings.env });
      return { page: page as unknown as EnginePage, close: () => page.close() };
    },
    async close() {
      display.stop();
      settings.remove();
    },
  };
}
