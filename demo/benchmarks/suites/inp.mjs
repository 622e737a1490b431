// F. Time from an input to the next frame. Real mouse and keyboard, CPU ×4.
import { elapsed, metrics, sleep, withNewTab } from '../lib/browser.mjs';
import { interleave } from '../lib/sample.mjs';

const KEY_CODES = { Escape: 27, ArrowRight: 39, Enter: 13 };

/** Rows `<page>:<step>#<cpu>x`. */
export default async function inp({ pages, browser, origin, rounds, cpu = 4 }) {
  const measure = ({ page: { id, url } }) =>
    withNewTab(browser, { cpu }, async (tab) => {
      const rows = {};
      for (const step of await start(tab.page, origin + url))
        rows[`${id}:${step.name}#${cpu}x`] = await repeat(step.repeat ?? 1, () => sample(tab, step));
      return rows;
    });
  const jobs = pages.map((page) => ({ key: page.id, page }));
  return { rows: await interleave({ rounds, jobs, measure }) };
}

async function start(page, url) {
  await page.goto(url);
  await page.waitForFunction('window.bench && bench.kind');
  const steps = await page.evaluate('bench.go()');
  await sleep(400);
  return steps.map((step, index) => ({ ...step, index }));
}

async function repeat(times, take) {
  const samples = [];
  while (samples.length < times) samples.push(await take());
  return samples;
}

async function sample({ page, cdp }, step) {
  const input = step.key ? press(step.key) : click(await aim({ page, cdp }, step));
  await page.evaluate('bench.arm()');
  const before = await metrics(cdp);
  for (const [method, event] of input) await cdp.send(method, event);
  await page.waitForFunction('bench.inputToPaint !== null', null, { timeout: 10_000, polling: 100 });
  await sleep(step.settle ?? 700);
  const clocks = elapsed(before, await metrics(cdp));
  const seen = await page.evaluate('bench.interaction()');
  if (!(await page.evaluate(`bench.stepDone(${step.index})`)))
    throw new Error(`step did not take effect: ${step.name}`);
  return {
    ...seen,
    cpuMs: clocks.ThreadTime,
    taskMs: clocks.TaskDuration,
    workMs: clocks.ScriptDuration + clocks.RecalcStyleDuration,
    scriptMs: clocks.ScriptDuration,
    styleMs: clocks.RecalcStyleDuration,
    layoutMs: clocks.LayoutDuration,
  };
}

/** Moves the pointer over the target and waits until hover effects have ended. */
async function aim({ page, cdp }, step) {
  const position = await page.evaluate(`bench.target(${step.index})`);
  if (!position) throw new Error(`no target for ${step.name}`);
  await sleep(150);
  await cdp.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...position });
  await sleep(150);
  return position;
}

function press(key) {
  const code = { key, code: key };
  const isLetter = key.length === 1;
  const number = isLetter ? key.toUpperCase().charCodeAt(0) : KEY_CODES[key];
  const down = { type: 'keyDown', ...code, windowsVirtualKeyCode: number, ...(isLetter && { text: key }) };
  return [down, { type: 'keyUp', ...code }].map((event) => ['Input.dispatchKeyEvent', event]);
}

function click(position) {
  const button = { ...position, button: 'left', clickCount: 1 };
  return ['mousePressed', 'mouseReleased'].map((type) => ['Input.dispatchMouseEvent', { type, ...button }]);
}
