// B. Cost of one element: CPU until painted, heap, nodes and listeners.
import { elapsed, heap, metrics, withNewTab } from '../lib/browser.mjs';
import { bySize, interleave } from '../lib/sample.mjs';

/** Rows `<page>#<n>` for n elements; `perElement`: cost of one more element at the largest size. */
export default async function upgrade({ pages, browser, origin, rounds, sizes = [1, 100, 1000] }) {
  const measure = ({ key, page, size }) =>
    withNewTab(browser, {}, async (tab) => ({ [key]: await sample(tab, `${origin}${page.url}?n=${size}`) }));
  const rows = await interleave({ rounds, jobs: bySize(pages, sizes), measure });
  const [middle, largest] = sizes.slice(-2);
  const slopes = largest ? pages.map(({ id }) => [id, slope(rows, id, middle, largest)]) : [];
  return { rows, perElement: Object.fromEntries(slopes.filter(([, cost]) => cost)) };
}

/** The page calls `__mark` before the first statement and after the paint. */
async function sample({ page, cdp }, url) {
  const marks = {};
  await page.exposeFunction('__mark', async (name) => {
    marks[name] = await metrics(cdp);
  });
  await page.goto(url);
  await page.waitForFunction('window.bench && bench.kind');
  const times = await page.evaluate('bench.go()');
  const clocks = elapsed(marks.start, marks.painted);
  const live = await heap(cdp);
  return {
    ...times,
    cpuMs: clocks.ThreadTime,
    taskMs: clocks.TaskDuration,
    scriptMs: clocks.ScriptDuration,
    heapBytes: live.js,
    embedderBytes: live.embedder,
    nodes: live.nodes,
    listeners: live.listeners,
  };
}

function slope(rows, id, from, to) {
  const [less, more] = [rows[`${id}#${from}`], rows[`${id}#${to}`]];
  if (!less?.heapBytes || !more?.heapBytes) return null;
  const of = (metric) => (more[metric].med - less[metric].med) / (to - from);
  return {
    jsHeapBytes: Math.round(of('heapBytes')),
    embedderBytes: Math.round(of('embedderBytes')),
    heapBytes: Math.round(of('heapBytes') + of('embedderBytes')),
    nodes: of('nodes'),
    listeners: of('listeners'),
  };
}
