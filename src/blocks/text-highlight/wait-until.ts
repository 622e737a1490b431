// Waits until an element is in a state that no event reports.

/** Milliseconds between two checks (DLG-018). */
export const POLL_INTERVAL_MS = 100;

/** Resolves when the condition is met, after `timeoutMs`, or when the signal is aborted. */
export function waitUntil(condition: () => boolean, timeoutMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = performance.now() + timeoutMs;
    const check = () => {
      if (signal.aborted || condition() || performance.now() >= end) resolve();
      else setTimeout(check, POLL_INTERVAL_MS);
    };
    check();
  });
}
