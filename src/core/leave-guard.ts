// Loads that fail because the user leaves the page: browsers abort them, which is not a failure to report.

export interface LeaveGuard<T> {
  readonly load: () => Promise<T>;
  readonly onFailure: (error: unknown) => void;
}

/**
 * Drops the failure of a load during which the user has left the page.
 * @param onLeave subscribes to leaving; returns how to unsubscribe. It listens only during a load.
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
