// History entry of an open overlay, so that Back closes it. The entry is removed if the overlay is closed in another way, so
// that the page's own entries are not affected.

const STATE_KEY = 'siteOverlay';

/** Detaches the active entry so that the next one can replace it. */
let detachActive = () => {};

/** Pending `history.back()` of a removed entry. */
let pendingBack: Promise<void> | undefined;

/** Keeps the entry of an overlay that has just closed, for the next overlay. */
let keepEntry = () => {};

/** Time in ms to keep an entry, so that closing an overlay and reopening it immediately requires no navigation. */
const KEEP_MS = 300;

export interface HistoryEntry {
  replaceUrl(url: string): void;
  /** Removes the entry, unless the page has navigated from it. */
  remove(): void;
}

/**
 * @param urls URLs of the page with the overlay closed and open
 * @param onBack called when the visitor navigates back
 */
export function pushHistoryEntry(
  urls: { readonly closed: string; readonly open: string },
  onBack: () => void,
): HistoryEntry {
  let isPushed = false;
  let isDetached = false;
  let url = urls.open;

  const push = () => {
    if (isDetached) return;
    isPushed = true;
    keepEntry();
    detachActive();
    detachActive = detach;
    // The entry belongs to another overlay or survived a reload.
    if (isOwnEntry()) return write('replaceState', url);
    write('replaceState', urls.closed, history.state);
    disableScrollRestoration();
    write('pushState', url);
  };
  const onPopState = () => {
    if (!isPushed || isOwnEntry()) return;
    detach();
    restoreScrollRestoration();
    onBack();
  };
  const detach = () => {
    isDetached = true;
    removeEventListener('popstate', onPopState);
  };

  addEventListener('popstate', onPopState);
  if (pendingBack) void pendingBack.then(push);
  else push();
  return {
    replaceUrl(next) {
      url = next;
      if (isPushed && isOwnEntry()) write('replaceState', next);
    },
    remove() {
      if (isDetached) return;
      detach();
      if (!isPushed || !isOwnEntry()) return;
      write('replaceState', urls.closed);
      removeLater(location.href);
    },
  };
}

const isOwnEntry = (): boolean => (history.state as Record<string, unknown> | null)?.[STATE_KEY] === true;

/** Preserves the page's own state in the entry. */
function write(
  method: 'pushState' | 'replaceState',
  url: string,
  state: unknown = { ...(history.state as object | null), [STATE_KEY]: true },
): void {
  try {
    history[method](state, '', url);
  } catch {
    // Not available, for example in a sandboxed iframe; Back then leaves the page.
  }
}

let scrollRestoration: ScrollRestoration | undefined;

/** Going back must not scroll the page, which may be at another image by then. Applies to the page's own entry. */
function disableScrollRestoration() {
  scrollRestoration ??= history.scrollRestoration;
  history.scrollRestoration = 'manual';
}

function restoreScrollRestoration() {
  if (scrollRestoration) history.scrollRestoration = scrollRestoration;
  scrollRestoration = undefined;
}

/** @param closedUrl absolute URL of the previous entry */
function removeLater(closedUrl: string): void {
  keepEntry();
  const onPopState = () => {
    keepEntry();
    restoreScrollRestoration();
    // The visitor has navigated back in the meantime, from a page without an overlay; go back one more entry.
    if (!isOwnEntry() && location.href === closedUrl) history.back();
  };
  const timer = setTimeout(() => {
    keepEntry();
    if (isOwnEntry()) pendingBack = goBack();
  }, KEEP_MS);
  addEventListener('popstate', onPopState);
  keepEntry = () => {
    clearTimeout(timer);
    removeEventListener('popstate', onPopState);
  };
}

/**
 * Timeout for `history.back()`, in ms, during which the next overlay gets no entry. On a busy machine, the navigation takes
 * more than half a second and would leave an entry pushed before it completes.
 */
const BACK_TIMEOUT = 2000;

async function goBack(): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, BACK_TIMEOUT);
    addEventListener('popstate', resolve, { signal: AbortSignal.timeout(BACK_TIMEOUT), once: true });
    history.back();
  });
  pendingBack = undefined;
  restoreScrollRestoration();
}
