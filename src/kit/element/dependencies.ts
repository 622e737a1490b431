// How does an element get the script of another one that it places by its tag? Its file in `elements/` says where
// that is; it is fetched only when somebody is about to need it.
import { createSharedLoad } from '../shared-load';
import { warn } from './warn';

/** Tag to script: `{ 'site-lightbox': () => import('./site-lightbox') }`. */
export type ElementDependencies = Readonly<Record<`site-${string}`, () => Promise<unknown>>>;

const ways = new Map<string, () => Promise<unknown>>();

/** Makes it known where the scripts of these tags are. */
export function registerDependencies(companions: ElementDependencies): void {
  for (const [tag, load] of Object.entries(companions))
    if (!ways.has(tag)) ways.set(tag, createSharedLoad(load));
}

/**
 * Fetches the script of a tag unless it is there.
 * @returns false (never rejects) when it could not be had; a later call tries again
 */
export async function ensureElement(tag: string): Promise<boolean> {
  if (customElements.get(tag)) return true;
  await ways
    .get(tag)?.()
    .catch(() => {});
  const came = customElements.get(tag) !== undefined;
  if (!came) warn(tag, 'its script could not be loaded; the HTML in the page stays as it is.');
  return came;
}
