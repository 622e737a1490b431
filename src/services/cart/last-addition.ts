// Time of the last addition to the cart, and whether the visitor has pressed Escape since it was requested.
import type { Page } from '../page/page';

export interface LastAddition {
  /** Time on the clock of the page; 0 if nothing was added on this page. */
  readonly at: number;
  /** Whether Escape was pressed since the addition was requested; nothing should then open for it. */
  readonly isDismissed: boolean;
}

export function createLastAddition(page: Pick<Page, 'clock' | 'onEscape'>) {
  let addition: LastAddition = { at: 0, isDismissed: false };
  /** Whether the addition in progress is dismissed. Kept separately, because if it fails, the last addition stays the same. */
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
