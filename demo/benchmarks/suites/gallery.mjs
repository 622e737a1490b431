// C. Cost of a gallery with n images: layout, paint, nodes, layout shift, a slide change, scrolling.
import { elapsed, heap, metrics, sleep, withNewTab } from '../lib/browser.mjs';
import { bySize, interleave } from '../lib/sample.mjs';

const SLIDES = 6;
const SCROLL_PX = 4000;
const TIMEOUT_MS = 60_000;

/**
 * Rows `<page>#<n>`. The largest size gets two rounds; a page that failed at one size is not measured at larger ones.
 */
export default async function gallery({ pages, browser, origin, rounds, sizes = [100, 1000, 10000] }) {
  const failed = new Set();
  const measure = async ({ key, page, size }) => {
    if (failed.has(page.id)) throw new Error('skipped: failed before');
    try {
      return { [key]: await inTime(browser, `${origin}${page.url}?n=${size}`) };
    } catch (error) {
      failed.add(page.id);
      throw error;
    }
  };
  const jobs = bySize(pages, sizes).map((job) => (job.size >= 10000 ? { ...job, rounds: 2 } : job));
  return { rows: await interleave({ rounds, jobs, measure }) };
}

async function inTime(browser, url) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('timeout 60 s')), TIMEOUT_MS);
  });
  const work = withNewTab(browser, { timeout: TIMEOUT_MS }, (tab) => Promise.race([sample(tab, url), late]));
  return work.finally(() => clearTimeout(timer));
}

async function sample(tab, url) {
  const { page, cdp } = tab;
  await page.goto(url);
  await page.waitForFunction('window.bench && bench.kind');
  const [heapBefore, before] = [await heap(cdp), await metrics(cdp)];
  const times = await page.evaluate('bench.go()');
  await sleep(600);
  const clocks = elapsed(before, await metrics(cdp));
  const live = await heap(cdp);
  return {
    ...times,
    mountCpuMs: clocks.ThreadTime,
    mountTaskMs: clocks.TaskDuration,
    nodes: live.nodes - heapBefore.nodes,
    heapMB: (live.js - heapBefore.js) / 1048576,
    listeners: live.listeners - heapBefore.listeners,
    cls: await page.evaluate('bench.cls()'),
    longMs: await page.evaluate('bench.blocking()'),
    ...((await page.evaluate('!!bench.def.next')) ? await slides(tab) : await scroll(tab)),
  };
}

async function slides({ page, cdp }) {
  const before = await metrics(cdp);
  for (let i = 0; i < SLIDES; i++) {
    await page.evaluate('void bench.def.next()');
    await sleep(400);
  }
  const clocks = elapsed(before, await metrics(cdp));
  return {
    slideTaskMs: clocks.TaskDuration / SLIDES,
    slideCpuMs: clocks.ThreadTime / SLIDES,
    slideIndex: await page.evaluate('bench.def.index ? bench.def.index() : -1'),
  };
}

async function scroll({ page, cdp }) {
  const before = await metrics(cdp);
  const gesture = { x: 600, y: 400, yDistance: -SCROLL_PX, speed: SCROLL_PX, gestureSourceType: 'mouse' };
  await cdp.send('Input.synthesizeScrollGesture', gesture);
  await sleep(200);
  const clocks = elapsed(before, await metrics(cdp));
  const scrolled = (await page.evaluate('scrollY')) / 1000;
  if (scrolled < 0.5) return {};
  return {
    scrollTaskMsPer1000px: clocks.TaskDuration / scrolled,
    scrollCpuMsPer1000px: clocks.ThreadTime / scrolled,
  };
}
