// Which scripts are on their way? Each tag is fetched once; one that failed may be asked for again.
import type { ElementRegistry } from './registry';

export interface ScriptLoader {
  /** Fetches the element's script; resolves to false (never rejects) when it could not be had. */
  load(tag: string): Promise<boolean>;
  /** Is there still something to fetch for this element? */
  isPending(tag: string): boolean;
  hasFailed(tag: string): boolean;
}

/**
 * @param shared fetches what all blocks share; asked for together with the first block, not after it
 */
export function createScriptLoader(catalogue: ElementRegistry, shared: () => Promise<unknown>): ScriptLoader {
  const started = new Map<string, Promise<boolean>>();
  const failed = new Set<string>();
  const arriving = new Set<string>();

  async function fetchScript(tag: string): Promise<boolean> {
    arriving.add(tag);
    try {
      await reach();
      if (tag !== 'site-services') shared().catch(() => {});
      await catalogue[tag]?.load();
      failed.delete(tag);
      await drawn(tag);
      return true;
    } catch {
      started.delete(tag);
      if (!failed.has(tag))
        console.error(`${tag}: its script could not be loaded; the HTML in the page stays as it is.`);
      failed.add(tag);
      // On a page that has lost its line it comes when the line is back.
      addEventListener('online', () => void load(tag), { once: true });
      return false;
    } finally {
      arriving.delete(tag);
    }
  }

  function load(tag: string): Promise<boolean> {
    const running = started.get(tag) ?? fetchScript(tag);
    started.set(tag, running);
    return running;
  }

  return {
    load,
    isPending: (tag) => tag in catalogue && (!customElements.get(tag) || arriving.has(tag)),
    hasFailed: (tag) => failed.has(tag),
  };
}

/**
 * Rejects without a line. Browsers remember for as long as a page lives that they could not get a module, so it must not
 * be asked for then. One that says it is offline may still have a line: to its own machine, or to a service worker.
 */
const reach = async () => navigator.onLine || fetch(location.href, { cache: 'no-store' });

/** Longest wait for the first drawing, in ms: a block that fails is not waited for. */
const PATIENCE = 1000;

/** An element that is defined but not drawn does not listen yet. */
async function drawn(tag: string): Promise<void> {
  const host = document.querySelector<Element & { updateComplete?: Promise<unknown> }>(tag);
  await Promise.race([host?.updateComplete, new Promise((done) => setTimeout(done, PATIENCE))]);
}
