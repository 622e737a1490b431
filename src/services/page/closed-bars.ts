// Announcement bars that the visitor has closed, with a key of the text, so that another announcement is shown again.
import { tryOrNull } from './try-or-null';

const PREFIX = 'site-announcement-bar:';

/** @returns key of the text that was closed; null if there is none, or no access to the storage */
export const readClosedBar = (id: string): string | null =>
  tryOrNull(() => localStorage.getItem(PREFIX + id));

export const storeClosedBar = (id: string, textKey: string): void =>
  void tryOrNull(() => localStorage.setItem(PREFIX + id, textKey));

/**
 * Sets `data-site-bar-closed` on the root element, before the first paint: a bar that can be closed then waits for its
 * script instead of disappearing with it.
 */
export function reflectClosedBars(root: HTMLElement): void {
  if (tryOrNull(() => Object.keys(localStorage).some((key) => key.startsWith(PREFIX))))
    root.dataset.siteBarClosed = '';
}
