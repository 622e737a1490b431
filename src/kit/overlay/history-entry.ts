// History entry of an open overlay: Back closes it. The entry is removed when the overlay closes otherwise, so the
// page's own entries are not affected.

const STATE_KEY = 'siteOverlay';

/** Detaches the active entry so that the next one can replace it. */
let detachActive = () => {};

/** Pending `history.back()` of a removed entry. */
let pendingBack: Promise<void> | undefined;

export interface HistoryEntry {
  replaceUrl(url: string): void;
  /** Removes the entry, unless the page has navigated from it. */
  remove(): void;
}

/**
 * @param urls of the page with the overlay closed and open
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
    detachActive();
    detachActive = detach;
    // The entry of another overlay, or one that survived a reload.
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
      if (isPushed && isOwnEntry()) pendingBack = goBack();
    },
  };
}

const isOwnEntry = (): boolean => (history.state as Record<string, unknown> | null)?.[STATE_KEY] === true;

/** Keeps the page's own state of the entry. */
function write(
  method: 'pushState' | 'replaceState',
  url: string,
  state: unknown = { ...(history.state as object | null), [STATE_KEY]: true },
): void {
  try {
    history[method](state, '', url);
  } catch {
    // Not available, for example in a sandboxed iframe: Back then leaves the page.
  }
}

let scrollRestoration: ScrollRestoration | undefined;

/** Back must not scroll the page: it may be at another image by then. Applies to the page's own entry. */
function disableScrollRestoration() {
  scrollRestoration ??= history.scrollRestoration;
  history.scrollRestoration = 'manual';
}

function restoreScrollRestoration() {
  if (scrollRestoration) history.scrollRestoration = scrollRestoration;
  scrollRestoration = undefined;
}

/** Timeout and polling interval for `history.back()`, in ms. */
const BACK = { timeout: 500, interval: 10 };

async function goBack(): Promise<void> {
  const end = performance.now() + BACK.timeout;
  history.back();
  while (isOwnEntry() && performance.now() < end)
    await new Promise((resolve) => setTimeout(resolve, BACK.interval));
  pendingBack = undefined;
  restoreScrollRestoration();
}
