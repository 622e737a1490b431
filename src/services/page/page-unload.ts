// Detects that the page is unloading. Firefox and Safari then abort its requests, which must not be reported as failures.

/** Shared by the copies of this module in the loader, which watches first, and in the elements, which are separate bundles. */
const UNLOAD_AT = Symbol.for('site-leaving');
const shared = globalThis as { [UNLOAD_AT]?: number | undefined };

const onBeforeUnload = () => {
  shared[UNLOAD_AT] = performance.now();
};
const onPageShow = () => {
  shared[UNLOAD_AT] = undefined;
};

/** Watches for the user leaving the page. Called before the first request, because later requests are aborted as well. */
export function watchUnload(): void {
  if (UNLOAD_AT in shared) return;
  shared[UNLOAD_AT] = undefined;
  addEventListener('beforeunload', onBeforeUnload);
  addEventListener('pageshow', onPageShow);
}

/** Calls the listener when the user leaves the page, or at once if that is already happening. @returns an unsubscribe function */
export function onUnload(listener: () => void): () => void {
  watchUnload();
  // Limited to this time in ms, because a download or a link to another program does not unload the page.
  if (performance.now() - (shared[UNLOAD_AT] ?? Number.NEGATIVE_INFINITY) < 30_000) listener();
  addEventListener('beforeunload', listener);
  return () => removeEventListener('beforeunload', listener);
}
