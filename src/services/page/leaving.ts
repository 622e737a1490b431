// Whether the page is being left. Firefox and Safari then abort its requests, which is not a failure to report.

/** How long a page counts as being left, in ms: a download or a link to another program leaves it where it is. */
const LEAVING_TIME = 30_000;

let isWatching = false;
let leftAt = Number.NEGATIVE_INFINITY;

const onBeforeUnload = () => {
  leftAt = performance.now();
};
const onPageShow = () => {
  leftAt = Number.NEGATIVE_INFINITY;
};

/** Watches for the user leaving, before anything is requested: what is requested afterwards is aborted, too. */
export function watchLeaving(): void {
  if (isWatching) return;
  isWatching = true;
  addEventListener('beforeunload', onBeforeUnload);
  addEventListener('pageshow', onPageShow);
}

/** Calls the listener when the user leaves the page, or at once while the page is being left. @returns unsubscribes */
export function onLeave(listener: () => void): () => void {
  watchLeaving();
  if (performance.now() - leftAt < LEAVING_TIME) listener();
  addEventListener('beforeunload', listener);
  return () => removeEventListener('beforeunload', listener);
}
