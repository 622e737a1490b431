// First user activity on the page: a pointer movement, touch, key, scroll or focus, or a few idle seconds after `load`.

const EVENTS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin'] as const;

/** Idle time after `load`, in ms, that counts as activity: animated elements start without interaction. */
const IDLE_TIMEOUT = 3000;

/** Calls back once. @returns cancels */
export function whenUserActive(callback: () => void): () => void {
  const events = new AbortController();
  const options = { capture: true, passive: true, signal: events.signal } as const;
  let timer = 0;

  const onActivity = () => {
    cancel();
    callback();
  };
  const cancel = () => {
    events.abort();
    clearTimeout(timer);
  };
  const startTimer = () => {
    timer = window.setTimeout(onActivity, IDLE_TIMEOUT);
  };

  for (const type of EVENTS) addEventListener(type, onActivity, options);
  if (document.readyState === 'complete') startTimer();
  else addEventListener('load', startTimer, { once: true, signal: events.signal });
  return cancel;
}
