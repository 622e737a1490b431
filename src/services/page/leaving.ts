// Whether the page is being left. Firefox and Safari then abort its requests, which is not a failure to report.

/** How long a page counts as being left, in ms: a download or a link to another program leaves it where it is. */
const LEAVING_TIME = 30_000;

let leftAt = Number.NEGATIVE_INFINITY;

// Before anything is requested: a request that begins after the user has followed a link is aborted, too.
globalThis.addEventListener?.('beforeunload', () => {
  leftAt = performance.now();
});
globalThis.addEventListener?.('pageshow', () => {
  leftAt = Number.NEGATIVE_INFINITY;
});

/** Calls the listener when the user leaves the page, or at once while the page is being left. @returns unsubscribes */
export function onLeave(listener: () => void): () => void {
  if (performance.now() - leftAt < LEAVING_TIME) listener();
  addEventListener('beforeunload', listener);
  return () => removeEventListener('beforeunload', listener);
}
