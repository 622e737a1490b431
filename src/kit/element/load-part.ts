// Loads a part of an element's script on demand.
import { guardUnload } from '../../core/unload-guard';
import { onUnload } from '../../services/page/page-unload';
import { warn } from './warn';

/**
 * @param tag tag of the element, for console messages
 * @param load for example `() => import('./part')`
 * @returns undefined (never rejects) if the part cannot be loaded. Warns once, unless the user is leaving the page.
 */
export async function loadPart<T>(tag: string, load: () => Promise<T>): Promise<T | undefined> {
  const onFailure = () => warn(tag, 'a part of its script could not be loaded; continuing without it.');
  const part = guardUnload({ load, onFailure }, onUnload);
  try {
    return await part.load();
  } catch (error) {
    part.onFailure(error);
    return undefined;
  }
}
