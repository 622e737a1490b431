// How does Back close what is open? It has an entry of its own in the history of the page, taken away again when it is
// closed otherwise, so that the page's own entries stay as they are.

const MARK = 'siteLightbox';

/** Lets go of the entry, for the next one to take over. */
let letGo = () => {};

/** A step back of ours that the browser has not yet taken. */
let goingBack: Promise<void> | undefined;

export interface HistoryEntry {
  /** Another address for the entry. */
  replaceUrl(url: string): void;
  /** Takes the entry away, unless the page has gone on from it. */
  remove(): void;
}

/**
 * @param urls of the page without what is open, and with it
 * @param onBack the visitor went back
 */
export function pushHistoryEntry(
  urls: { readonly before: string; readonly open: string },
  onBack: () => void,
): HistoryEntry {
  let entered = false;
  let left = false;
  let url = urls.open;

  const enter = () => {
    if (left) return;
    entered = true;
    letGo();
    letGo = stop;
    // Another one's entry, or one that is there since before a reload.
    if (isOurs()) return write('replaceState', url);
    write('replaceState', urls.before, history.state);
    keepScroll();
    write('pushState', url);
  };
  const popped = () => {
    if (!entered || isOurs()) return;
    stop();
    freeScroll();
    onBack();
  };
  const stop = () => {
    left = true;
    removeEventListener('popstate', popped);
  };

  addEventListener('popstate', popped);
  if (goingBack) void goingBack.then(enter);
  else enter();
  return {
    replaceUrl(to) {
      url = to;
      if (entered && isOurs()) write('replaceState', to);
    },
    remove() {
      if (left) return;
      stop();
      if (entered && isOurs()) goingBack = goBack();
    },
  };
}

const isOurs = (): boolean => (history.state as Record<string, unknown> | null)?.[MARK] === true;

/** Keeps what the page has noted in the entry. A page without a history of its own (a sandboxed frame) goes without. */
function write(
  how: 'pushState' | 'replaceState',
  url: string,
  state: unknown = { ...(history.state as object | null), [MARK]: true },
): void {
  try {
    history[how](state, '', url);
  } catch {
    // Back then leaves the page, as it would without a lightbox.
  }
}

let scrollRestoration: ScrollRestoration | undefined;

/** The page is where the visitor left it, or at another picture: Back shall not scroll. A matter of the page's own entry. */
function keepScroll() {
  scrollRestoration ??= history.scrollRestoration;
  history.scrollRestoration = 'manual';
}

function freeScroll() {
  if (scrollRestoration) history.scrollRestoration = scrollRestoration;
  scrollRestoration = undefined;
}

/** Longest wait for a step back, and how often it is looked for, in ms. */
const PATIENCE = { most: 500, step: 10 };

async function goBack(): Promise<void> {
  const end = performance.now() + PATIENCE.most;
  history.back();
  while (isOurs() && performance.now() < end) await new Promise((done) => setTimeout(done, PATIENCE.step));
  goingBack = undefined;
  freeScroll();
}
