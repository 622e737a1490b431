// Loads the script of each tag once, and again after a failure.
import { onUnload } from '../../services/page/page-unload';
import type { ElementRegistry, ElementScripts } from './registry';

export interface ScriptLoader {
  /** Loads the script of a tag. Resolves with false if that fails; never rejects. */
  load(tag: string): Promise<boolean>;
  /** Whether the script of a tag has yet to be loaded according to its rule, or the tag has not been rendered yet. */
  isPending(tag: string): boolean;
  hasFailed(tag: string): boolean;
}

export function createScriptLoader(
  registry: ElementRegistry,
  { importElement, importRuntime, recover }: ElementScripts,
): ScriptLoader {
  const loads = new Map<string, Promise<boolean>>();
  const failed = new Set<string>();
  const loading = new Set<string>();

  async function fetchScript(tag: string): Promise<boolean> {
    loading.add(tag);
    let isLeaving = false;
    const stop = onUnload(() => {
      isLeaving = true;
    });
    try {
      await checkNetwork();
      if (!registry[tag]?.standalone) importRuntime().catch(() => {});
      await importElement(tag);
      failed.delete(tag);
      await firstRender(tag);
      return true;
    } catch {
      loads.delete(tag);
      if (!isLeaving && !failed.has(tag)) {
        console.error(`${tag}: its script could not be loaded; keeping its HTML.`);
        recover?.();
      }
      failed.add(tag);
      // Styles that prepare for the script no longer apply. Set on the root, because changing the element would load it again.
      document.documentElement.dataset.siteFailed = [...failed].join(' ');
      // The user may return to a page that was left while it was loading.
      addEventListener(isLeaving ? 'pageshow' : 'online', () => void load(tag), { once: true });
      return false;
    } finally {
      stop();
      loading.delete(tag);
    }
  }

  function load(tag: string): Promise<boolean> {
    const running = loads.get(tag) ?? fetchScript(tag);
    loads.set(tag, running);
    return running;
  }

  return {
    load,
    isPending: (tag) => !!registry[tag]?.strategy && (!customElements.get(tag) || loading.has(tag)),
    hasFailed: (tag) => failed.has(tag),
  };
}

/**
 * Rejects if the network is down. Browsers remember a failed module for the lifetime of the page, so the import must not
 * start then. A browser that reports being offline may still reach localhost or a service worker.
 */
const checkNetwork = async () => navigator.onLine || fetch(location.href, { cache: 'no-store' });

type UpgradedElement = Element & { readonly updateComplete?: Promise<unknown> };

/** Waits for the first render, because elements that are defined but not rendered have no listeners yet. */
const firstRender = (tag: string) => waitForRender(...document.querySelectorAll(tag));

/** Waits for elements to render, up to 3 seconds, because an element that fails never renders. */
export const waitForRender = (...elements: UpgradedElement[]): Promise<unknown> =>
  Promise.race([
    Promise.all(elements.map(async ({ updateComplete }) => updateComplete)),
    new Promise((done) => setTimeout(done, 3000)),
  ]);
