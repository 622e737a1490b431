// Ignores loads that the browser aborts because the page is being unloaded.

export interface LeaveGuard<T> {
  readonly load: () => Promise<T>;
  readonly onFailure: (error: unknown) => void;
}

/**
 * Ignores the failure of a load if the user leaves the page during the load.
 * @param onLeave subscribes to the user leaving the page, during loads only; returns the unsubscribe function
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
