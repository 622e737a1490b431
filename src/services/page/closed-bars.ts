// Announcement bars that the visitor has closed, with a key of their text so that a new announcement is shown again.
import { tryOrNull } from './try-or-null';

const PREFIX = 'site-announcement-bar:';

/** Text keys by id for this page view, because the browser may store nothing. */
const closedHere = new Map<string, string>();

/** @returns key of the closed text; null if there is none */
export const readClosedBar = (id: string): string | null =>
  closedHere.get(id) ?? tryOrNull(() => localStorage.getItem(PREFIX + id));

export function storeClosedBar(id: string, textKey: string): void {
  closedHere.set(id, textKey);
  tryOrNull(() => localStorage.setItem(PREFIX + id, textKey));
}

/**
 * Sets `data-site-bar-closed` on the root element before the first paint. A bar that can be closed then stays hidden until
 * its script runs instead of appearing and disappearing.
 */
export function reflectClosedBars(root: HTMLElement): void {
  if (tryOrNull(() => Object.keys(localStorage).some((key) => key.startsWith(PREFIX))))
    root.dataset.siteBarClosed = '';
}
