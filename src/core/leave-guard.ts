// Ignores loads that the browser aborts because the page unloads.

export interface LeaveGuard<T> {
  readonly load: () => Promise<T>;
  readonly onFailure: (error: unknown) => void;
}

/**
 * Drops the failure of a load during which the user has left the page.
 * @param onLeave subscribes to leaving the page, only during a load; returns the unsubscribe function
 */
export function guardLeave<T>(
  { load, onFailure }: LeaveGuard<T>,
  onLeave: (listener: () => void) => () => void,
): LeaveGuard<T> {
  let isLeaving = false;
  return {
    load() {
      isLeaving = false;
      const stop = onLeave(() => {
        isLeaving = true;
      });
      return load().finally(stop);
    },
    onFailure: (error) => isLeaving || onFailure(error),
  };
}
