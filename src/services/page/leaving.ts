// Whether the page is unloading. Firefox and Safari then abort its requests, which is not a failure to report.

/** Shared by the copies of this module: the loader, which watches first, and the elements are separate bundles. */
const LEFT_AT = Symbol.for('site-leaving');
const shared = globalThis as { [LEFT_AT]?: number | undefined };

const onBeforeUnload = () => {
  shared[LEFT_AT] = performance.now();
};
const onPageShow = () => {
  shared[LEFT_AT] = undefined;
};

/** Watches for the user leaving, before anything is requested: what is requested afterwards is aborted, too. */
export function watchLeaving(): void {
  if (LEFT_AT in shared) return;
  shared[LEFT_AT] = undefined;
  addEventListener('beforeunload', onBeforeUnload);
  addEventListener('pageshow', onPageShow);
}

/** Calls the listener when the user leaves the page, or at once while the page is being left. @returns unsubscribes */
export function onLeave(listener: () => void): () => void {
  watchLeaving();
  // For this time in ms: a download or a link to another program leaves the page where it is.
  if (performance.now() - (shared[LEFT_AT] ?? Number.NEGATIVE_INFINITY) < 30_000) listener();
  addEventListener('beforeunload', listener);
  return () => removeEventListener('beforeunload', listener);
}
