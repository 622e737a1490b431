// D. Work of a running marquee in ms per second: in view, scrolled away, with reduced motion.
import { cpuByProcess, elapsed, metrics, sleep, withNewTab } from '../lib/browser.mjs';
import { interleave } from '../lib/sample.mjs';

const MODES = ['visible', 'offscreen', 'reduced'];
const WINDOW_MS = 3000;

/** Rows `<page>#<mode>`; the two modes with values near zero get a quarter of the rounds. */
export default async function marquee({ pages, browser, origin, rounds }) {
  const browserCdp = await browser.newBrowserCDPSession();
  const few = Math.max(1, rounds >> 2);
  const jobs = MODES.flatMap((mode) =>
    pages.map((page) => ({
      key: `${page.id}#${mode}`,
      mode,
      page,
      rounds: mode === 'visible' ? rounds : Math.min(few, rounds),
    })),
  );
  const measure = ({ key, mode, page }) =>
    withNewTab(browser, { reduced: mode === 'reduced' }, async (tab) => {
      await mount(tab.page, origin + page.url, mode);
      return { [key]: await sample(tab, browserCdp) };
    });
  return { rows: await interleave({ rounds, jobs, measure }) };
}

async function mount(page, url, mode) {
  await page.goto(url);
  await page.waitForFunction('window.bench && bench.kind');
  await page.evaluate('bench.go()');
  await page.evaluate('bench.spacer(3000)');
  if (mode === 'offscreen') await page.evaluate('scrollTo(0, 2500)');
  await sleep(1200);
}

async function sample({ cdp }, browserCdp) {
  const [before, processesBefore, start] = [
    await metrics(cdp),
    await cpuByProcess(browserCdp),
    performance.now(),
  ];
  await sleep(WINDOW_MS);
  const [after, processes] = [await metrics(cdp), await cpuByProcess(browserCdp)];
  const seconds = (performance.now() - start) / 1000;
  const clocks = elapsed(before, after);
  const cpu = (type) => ((processes[type] ?? 0) - (processesBefore[type] ?? 0)) * 1000;
  const all = Object.keys(processes).filter((type) => type !== 'browser');
  const { nodes } = await cdp.send('Memory.getDOMCounters');
  return {
    mainMsPerS: clocks.TaskDuration / seconds,
    mainCpuMsPerS: clocks.ThreadTime / seconds,
    scriptMsPerS: clocks.ScriptDuration / seconds,
    layoutMsPerS: (clocks.LayoutDuration + clocks.RecalcStyleDuration) / seconds,
    rendererCpuMsPerS: clocks.ProcessTime / seconds,
    gpuCpuMsPerS: cpu('GPU') / seconds,
    allCpuMsPerS: all.reduce((sum, type) => sum + cpu(type), 0) / seconds,
    nodes,
  };
}
