// E. Loading of a whole page on a slow phone: paints, blocking time, layout shift, bytes, requests. 412×823 at 1.75,
// CPU ×4, Slow 4G, HTTP/2, brotli 11, cold cache. Read three times: when the untouched page is quiet; eight seconds
// after `load`, to include deferred work; after scrolling to its end.
import path from 'node:path';
import { heap, metrics, sleep, withNewTab } from '../lib/browser.mjs';
import { SLOW_4G } from '../lib/network-link.mjs';
import { BENCH } from '../lib/paths.mjs';
import { interleave } from '../lib/sample.mjs';
import { serve } from '../lib/server.mjs';

const PHONE = {
  viewport: { width: 412, height: 823 },
  dpr: 1.75,
  mobile: true,
  init: path.join(BENCH, 'kit/bench.js'),
};
const QUIET_MS = 2500;
const LATE_MS = 8000;
const SCROLL = { x: 200, y: 600, yDistance: -6000, speed: 2000, gestureSourceType: 'touch' };
const TIMEOUT_MS = 30_000;

/** Rows by page id. */
export default async function page({ pages, browser, rounds, cpu = 4 }) {
  const server = await serve({ h2: true, speed: SLOW_4G });
  try {
    for (const one of pages) await warmUp(browser, server.origin + one.url);
    const measure = ({ key, url }) =>
      withNewTab(browser, { ...PHONE, cpu }, async (tab) => ({
        [key]: await sample(tab, server.origin + url),
      }));
    const jobs = pages.map(({ id, url }) => ({ key: id, url }));
    return { rows: await interleave({ rounds, jobs, measure }) };
  } finally {
    server.close();
  }
}

/** Makes the server generate and compress everything once, so that no measured load waits for it. */
async function warmUp(browser, url) {
  await withNewTab(browser, PHONE, ({ page }) => page.goto(url, { waitUntil: 'load' })).catch(() => {});
}

async function sample({ page, cdp }, url) {
  const traffic = watchTraffic(cdp);
  await page.goto(url, { waitUntil: 'load' });
  const loaded = Date.now();
  await traffic.quiet();
  const read = async () => ({ ...(await seen({ page, cdp })), ...traffic.totals() });
  const early = await read();
  await sleep(Math.max(0, loaded + LATE_MS - Date.now()));
  await traffic.quiet();
  const late = await read();
  await cdp.send('Input.synthesizeScrollGesture', SCROLL);
  await traffic.quiet();
  const scrolled = await read();
  return {
    ...early,
    ...named('late', late),
    ...named('scrolled', scrolled),
    heapMB: (await heap(cdp)).js / 1048576,
  };
}

/** The metrics that may grow later, with other names: `cls` becomes `lateCls`. */
function named(prefix, { tbtAll, cls, taskMs, jsKb, requests }) {
  const grown = { TbtAll: tbtAll, Cls: cls, TaskMs: taskMs, JsKb: jsKb, Requests: requests };
  return Object.fromEntries(Object.entries(grown).map(([metric, value]) => [prefix + metric, value]));
}

async function seen({ page, cdp }) {
  const { ThreadTime, TaskDuration } = await metrics(cdp);
  return {
    ...(await page.evaluate('bench.pageLoad()')),
    mainCpuMs: ThreadTime * 1000,
    taskMs: TaskDuration * 1000,
  };
}

/** Counts requests and bytes (headers included) by kind of resource. */
function watchTraffic(cdp) {
  const kinds = {};
  const bytes = {};
  let [requests, open, last] = [0, 0, Date.now()];
  const note = (change) => {
    open += change;
    last = Date.now();
  };
  cdp.on('Network.requestWillBeSent', ({ requestId, type, redirectResponse }) => {
    requests++;
    kinds[requestId] = type;
    note(redirectResponse ? 0 : 1);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds[requestId] ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
    note(-1);
  });
  cdp.on('Network.loadingFailed', () => note(-1));
  return {
    quiet: () => untilQuiet(() => open > 0 || Date.now() - last < QUIET_MS),
    totals: () => totals(requests, bytes),
  };
}

async function untilQuiet(busy) {
  const end = Date.now() + TIMEOUT_MS;
  while (Date.now() < end && busy()) await sleep(100);
}

function totals(requests, bytes) {
  const kb = (kind) => (bytes[kind] ?? 0) / 1024;
  return {
    requests,
    kb: Object.keys(bytes).reduce((sum, kind) => sum + kb(kind), 0),
    jsKb: kb('Script'),
    cssKb: kb('Stylesheet'),
    imgKb: kb('Image'),
  };
}
