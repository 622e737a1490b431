// When is the visitor there? With the first movement, touch, key or scroll, or when the page has long been quiet.

const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin'] as const;

/** Idle time after `load`, in ms, that counts as well: what moves has to start without being touched. */
const QUIET = 3000;

/** Calls back once. @returns forgets it */
export function whenUserActive(callback: () => void): () => void {
  const events = new AbortController();
  const options = { capture: true, passive: true, signal: events.signal } as const;
  let timer = 0;

  const alive = () => {
    stop();
    callback();
  };
  const stop = () => {
    events.abort();
    clearTimeout(timer);
  };
  const countDown = () => {
    timer = window.setTimeout(alive, QUIET);
  };

  for (const sign of SIGNS) addEventListener(sign, alive, options);
  if (document.readyState === 'complete') countDown();
  else addEventListener('load', countDown, { once: true, signal: events.signal });
  return stop;
}
