// Follows a link when the tracking of its click has finished or timed out.

/** Milliseconds after which a link is followed even if its click is not tracked yet: the tracking timeout (TRK-020). */
export const NAVIGATION_TIMEOUT = 2500;

export interface DelayedNavigation {
  isPending(): boolean;
  /** Follows the link when the promise settles, or after the timeout. */
  start(link: HTMLAnchorElement, tracked: Promise<unknown>): void;
  cancel(): void;
}

/** @param onChange called when a navigation starts to wait and when it ends */
export function createDelayedNavigation(
  onChange: (isPending: boolean) => void,
  follow = followLink,
): DelayedNavigation {
  let stop: (() => void) | undefined;

  const cancel = () => {
    stop?.();
    stop = undefined;
    onChange(false);
  };

  return {
    isPending: () => stop !== undefined,
    start(link, tracked) {
      const finish = () => {
        if (stop !== stopThis) return;
        cancel();
        follow(link);
      };
      const timer = setTimeout(finish, NAVIGATION_TIMEOUT);
      const stopThis = () => clearTimeout(timer);
      stop = stopThis;
      onChange(true);
      tracked.then(finish, finish);
    },
    cancel,
  };
}

/** Clicks a copy of the link, so that listeners of the page are not called again. */
function followLink({ href, target, rel, referrerPolicy }: HTMLAnchorElement): void {
  Object.assign(document.createElement('a'), { href, target, rel, referrerPolicy }).click();
}
