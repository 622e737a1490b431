// Ignores loads that the browser aborts because the page is being unloaded.

export interface UnloadGuard<T> {
  readonly load: () => Promise<T>;
  readonly onFailure: (error: unknown) => void;
}

/**
 * Ignores the failure of a load if the user leaves the page during the load.
 * @param onUnload subscribes to the user leaving the page, during loads only; returns the unsubscribe function
 */
export function guardUnload<T>(
  { load, onFailure }: UnloadGuard<T>,
  onUnload: (listener: () => void) => () => void,
): UnloadGuard<T> {
  let isUnloading = false;
  return {
    load() {
      isUnloading = false;
      const stop = onUnload(() => {
        isUnloading = true;
      });
      return load().finally(stop);
    },
    onFailure: (error) => isUnloading || onFailure(error),
  };
}
