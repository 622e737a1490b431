// Loads third-party scripts on demand, once, with time-out and retry.
import type { Page } from '../page/page';
import type { LoadThirdPartyScript, ThirdPartyScript } from '../ports';

/** Waits for one attempt, and the pauses before the next ones, in ms (the social widget's documented time-out). */
export const SCRIPT_TIMEOUT = 10_000;
const PAUSES = [1000, 3000];

/** Fetches scripts of third parties; rejects when one could not be had. */
export const createScriptLoader =
  (page: Page): LoadThirdPartyScript =>
  <T>(script: ThirdPartyScript) =>
    load(page, script) as Promise<T>;

async function load(page: Page, { url, global, id }: ThirdPartyScript): Promise<unknown> {
  for (const pause of [...PAUSES, null]) {
    const came = await inTime(page, page.loadScript(url, id));
    const found = global === undefined ? came : page.getGlobal(global);
    if (came && found !== undefined) return found;
    if (pause !== null) await sleep(page, pause);
  }
  throw new Error(`${url} could not be loaded.`);
}

/** Whether it came before the time was over. */
function inTime(page: Page, load: Promise<void>): Promise<boolean> {
  return new Promise((resolve) => {
    const cancel = page.clock.setTimeout(() => resolve(false), SCRIPT_TIMEOUT);
    const end = (came: boolean) => {
      cancel();
      resolve(came);
    };
    load.then(
      () => end(true),
      () => end(false),
    );
  });
}

const sleep = (page: Page, ms: number) =>
  new Promise<void>((resolve) => void page.clock.setTimeout(resolve, ms));
