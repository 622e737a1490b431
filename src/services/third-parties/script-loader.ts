// Loads third-party scripts on demand, once, with timeout and retries.
import type { Page } from '../page/page';
import type { LoadThirdPartyScript, ThirdPartyScript } from '../shared/ports';

/** Timeout of an attempt (documented for the social widget) and delays before the next ones, in ms. */
export const SCRIPT_TIMEOUT = 10_000;
const RETRY_DELAYS = [1000, 3000];

/** Loads third-party scripts; rejects if one cannot be loaded. */
export const createScriptLoader =
  (page: Page): LoadThirdPartyScript =>
  <T>(script: ThirdPartyScript) =>
    load(page, script) as Promise<T>;

async function load(page: Page, { url, global, id }: ThirdPartyScript): Promise<unknown> {
  for (const delay of [...RETRY_DELAYS, null]) {
    const isLoaded = await loadWithTimeout(page, page.loadScript(url, id));
    const value = global === undefined ? isLoaded : page.getGlobal(global);
    if (isLoaded && value !== undefined) return value;
    if (delay !== null) await sleep(page, delay);
  }
  throw new Error(`${url} could not be loaded.`);
}

/** Whether the script has loaded before the timeout. */
function loadWithTimeout(page: Page, load: Promise<void>): Promise<boolean> {
  return new Promise((resolve) => {
    const cancel = page.clock.setTimeout(() => resolve(false), SCRIPT_TIMEOUT);
    const settle = (isLoaded: boolean) => {
      cancel();
      resolve(isLoaded);
    };
    load.then(
      () => settle(true),
      () => settle(false),
    );
  });
}

const sleep = (page: Page, ms: number) =>
  new Promise<void>((resolve) => void page.clock.setTimeout(resolve, ms));
