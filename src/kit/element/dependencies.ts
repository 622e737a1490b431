// Element dependencies: loads the script of another element that this one inserts or opens by its tag.
import { createLazy } from '../../core/lazy';
import { guardUnload } from '../../core/unload-guard';
import { onUnload } from '../../services/page/page-unload';
import { withLoadTimeout } from './load-timeout';
import { warn } from './warn';

/** Imports by tag: `{ 'site-lightbox': () => import('./site-lightbox') }`. */
export type ElementDependencies = Readonly<Record<`site-${string}`, () => Promise<unknown>>>;

const loaders = new Map<string, () => Promise<unknown>>();

/** Registers how to import the scripts of these tags. Called by the entries in `elements/` for the tags of a contract. */
export function registerDependencies(dependencies: ElementDependencies): void {
  for (const [tag, load] of Object.entries(dependencies))
    if (!loaders.has(tag)) loaders.set(tag, createLazy({ load: withLoadTimeout(load) }).load);
}

/**
 * Loads the script of a tag unless the tag is defined.
 * @returns false (never rejects) if the load failed; a later call tries again
 */
export async function ensureElement(tag: string): Promise<boolean> {
  if (customElements.get(tag)) return true;
  const script = guardUnload(
    {
      load: async () => loaders.get(tag)?.(),
      onFailure: () => warn(tag, 'its script could not be loaded; keeping its HTML.'),
    },
    onUnload,
  );
  const error = await script.load().catch((reason: unknown) => reason);
  const isDefined = customElements.get(tag) !== undefined;
  if (!isDefined) script.onFailure(error);
  return isDefined;
}
