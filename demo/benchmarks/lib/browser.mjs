// Opens pages and reads browser counters.
import { chromium } from 'playwright-core';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--ignore-certificate-errors',
  '--enable-precise-memory-info',
  '--js-flags=--expose-gc',
];

/** @param {string} executablePath a Chromium, Chrome or Edge */
export function launch(executablePath) {
  return chromium.launch({ executablePath, headless: true, args: FLAGS });
}

/**
 * Runs `work` in a fresh context (new renderer process, cold cache) and closes it. The first error of the page is
 * added to the message of an error of `work`.
 * @param {{ viewport?: object, dpr?: number, mobile?: boolean, cpu?: number, reduced?: boolean,
 *   script?: boolean, init?: string, timeout?: number }} options `cpu` slows the CPU down by that factor; `script` off is
 *   a browser without JavaScript; `init` is a script for every page
 * @param {(tab: { page: import('playwright-core').Page, cdp: import('playwright-core').CDPSession }) => Promise<T>} work
 * @template T
 */
export async function withNewTab(browser, options, work) {
  const context = await newContext(browser, options);
  const errors = [];
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(options.timeout ?? 90_000);
    page.on('pageerror', (error) => errors.push(String(error).slice(0, 200)));
    const cdp = await context.newCDPSession(page);
    await throttle(cdp, options);
    const result = await work({ page, cdp });
    if (errors.length > 0) console.error(`page error at ${page.url()}: ${errors[0]}`);
    return result;
  } catch (error) {
    throw new Error([error.message, ...errors.slice(0, 1)].join(' | '), { cause: error });
  } finally {
    await context.close().catch(() => {});
  }
}

/** All counters of the renderer, by name; times in seconds. */
export async function metrics(cdp) {
  const { metrics: list } = await cdp.send('Performance.getMetrics');
  return Object.fromEntries(list.map(({ name, value }) => [name, value]));
}

/** Milliseconds elapsed on each clock between two `metrics`. */
export function elapsed(before, after) {
  const clocks = [
    'TaskDuration',
    'ScriptDuration',
    'LayoutDuration',
    'RecalcStyleDuration',
    'ThreadTime',
    'ProcessTime',
  ];
  return Object.fromEntries(clocks.map((clock) => [clock, (after[clock] - before[clock]) * 1000]));
}

/** Live bytes, nodes and listeners after three garbage collections. */
export async function heap(cdp) {
  for (let i = 0; i < 3; i++) await cdp.send('HeapProfiler.collectGarbage');
  const usage = await cdp.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
  return {
    js: usage.usedSize,
    embedder: usage.embedderHeapUsedSize ?? 0,
    nodes,
    listeners: jsEventListeners,
  };
}

/** CPU seconds of all browser processes by type (browser, GPU, renderer, utility). */
export async function cpuByProcess(browserCdp) {
  const { processInfo } = await browserCdp.send('SystemInfo.getProcessInfo');
  const total = {};
  for (const { type, cpuTime } of processInfo) total[type] = (total[type] ?? 0) + cpuTime;
  return total;
}

export const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function newContext(browser, { viewport, dpr = 1, mobile = false, reduced = false, script, init }) {
  const context = await browser.newContext({
    viewport: viewport ?? { width: 1280, height: 800 },
    deviceScaleFactor: dpr,
    isMobile: mobile,
    hasTouch: mobile,
    ignoreHTTPSErrors: true,
    javaScriptEnabled: script ?? true,
    reducedMotion: reduced ? 'reduce' : 'no-preference',
  });
  if (init) await context.addInitScript({ path: init });
  return context;
}

async function throttle(cdp, { cpu = 1 }) {
  await cdp.send('Performance.enable');
  await cdp.send('Network.enable');
  if (cpu !== 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}
