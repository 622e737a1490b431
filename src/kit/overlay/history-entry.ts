// History entry of an open overlay: Back closes it. The entry is removed when the overlay closes otherwise, so the
// page's own entries are not affected.

const STATE_KEY = 'siteOverlay';

/** Pushes the entry of the latest overlay that is open; identifies it, too. */
let active: (() => void) | undefined;

/** Pending `history.back()` of a removed entry. */
let pendingBack: Promise<void> | undefined;

/** Keeps the entry of an overlay that has just closed, for the next overlay. */
let keepEntry = () => {};

/** How long an entry is kept, in ms: an overlay that is closed and opened again at once needs no navigation. */
const KEEP_MS = 300;

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
  let isDetached = false;
  let url = urls.open;

  const push = () => {
    if (isDetached) return;
    keepEntry();
    active = push;
    // The entry of another overlay, or one that survived a reload.
    if (isOwnEntry()) return write('replaceState', url);
    write('replaceState', urls.closed, history.state);
    disableScrollRestoration();
    write('pushState', url);
  };
  const onPopState = () => {
    if (active !== push || isOwnEntry()) return;
    detach();
    restoreScrollRestoration();
    onBack();
  };
  const detach = () => {
    isDetached = true;
    if (active === push) active = undefined;
    removeEventListener('popstate', onPopState);
  };

  addEventListener('popstate', onPopState);
  if (pendingBack) void Promise.race([pendingBack, wait(BACK_TIMEOUT)]).then(push);
  else push();
  return {
    replaceUrl(next) {
      url = next;
      if (active === push && isOwnEntry()) write('replaceState', next);
    },
    remove() {
      const wasActive = active === push;
      detach();
      if (!wasActive || !isOwnEntry()) return;
      write('replaceState', urls.closed);
      removeLater(location.href);
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

/** @param closedUrl absolute URL of the entry below, to which Back leads */
function removeLater(closedUrl: string): void {
  keepEntry();
  const onPopState = () => {
    keepEntry();
    restoreScrollRestoration();
    // The visitor has gone back in the meantime, from a page that had no overlay: one entry further.
    if (!isOwnEntry() && location.href === closedUrl) history.back();
  };
  const timer = setTimeout(() => {
    keepEntry();
    if (isOwnEntry()) pendingBack ??= goBack();
  }, KEEP_MS);
  addEventListener('popstate', onPopState);
  keepEntry = () => {
    clearTimeout(timer);
    removeEventListener('popstate', onPopState);
  };
}

/** How long the next entry waits for `history.back()`, in ms. */
const BACK_TIMEOUT = 500;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const goBack = (): Promise<void> =>
  new Promise((resolve) => {
    const onPopState = () => {
      pendingBack = undefined;
      restoreScrollRestoration();
      // An overlay that did not wait any longer is open, and its entry has been left.
      active?.();
      resolve();
    };
    addEventListener('popstate', onPopState, { once: true });
    history.back();
  });
