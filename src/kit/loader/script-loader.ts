// Loads the script of each tag once, and again after a failure.
import { onLeave } from '../../services/page/leaving';
import type { ElementRegistry, ElementScripts } from './registry';

export interface ScriptLoader {
  /** Loads the script of a tag. Resolves to false, and never rejects, when that fails. */
  load(tag: string): Promise<boolean>;
  /** Whether the script of a tag is still to be loaded by its rule, or the tag to be rendered for the first time. */
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
    const stop = onLeave(() => {
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
      // Styles that prepare for the script no longer apply. On the root: changes of the element would load it again.
      document.documentElement.dataset.siteFailed = [...failed].join(' ');
      // The user may come back to a page that was left while it loaded.
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
 * Rejects when the network is down. A browser remembers a failed module for the lifetime of the page, so the import must
 * not start then. A browser that reports itself offline may still reach its own machine or a service worker.
 */
const checkNetwork = async () => navigator.onLine || fetch(location.href, { cache: 'no-store' });

type UpgradedElement = Element & { readonly updateComplete?: Promise<unknown> };

/** Elements that are defined but not rendered have no listeners yet. */
const firstRender = (tag: string) => rendered(...document.querySelectorAll(tag));

/** Waits for elements to render, but no longer than 3 seconds: an element that fails never does. */
export const rendered = (...elements: UpgradedElement[]): Promise<unknown> =>
  Promise.race([
    Promise.all(elements.map(async ({ updateComplete }) => updateComplete)),
    new Promise((done) => setTimeout(done, 3000)),
  ]);
