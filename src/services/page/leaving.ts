// Whether the page is being left. Firefox and Safari then abort its requests, which is not a failure to report.

/** Calls the listener when the user leaves the page. @returns unsubscribes */
export function onLeave(listener: () => void): () => void {
  addEventListener('beforeunload', listener);
  return () => removeEventListener('beforeunload', listener);
}
