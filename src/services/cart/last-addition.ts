// When an item was last added, and whether the visitor has pressed Escape since then.
import type { Page } from '../page/page';

export interface LastAddition {
  /** By the clock of the page; 0 if nothing was added on this page. */
  readonly at: number;
  /** Whether Escape was pressed since it was requested: the visitor wants nothing to open for it. */
  readonly isDismissed: boolean;
}

export function createLastAddition(page: Pick<Page, 'clock' | 'onEscape'>) {
  let addition: LastAddition = { at: 0, isDismissed: false };
  /** Whether the one that is requested is dismissed. It may fail: the last one is still the last one then. */
  let isDismissed = false;
  let stop: (() => void) | undefined;
  return {
    get: () => addition,
    request() {
      isDismissed = false;
      stop ??= page.onEscape(() => {
        isDismissed = true;
        addition = { ...addition, isDismissed };
        return false;
      });
    },
    succeed() {
      addition = { at: page.clock.now(), isDismissed };
    },
    stop: () => stop?.(),
  };
}
