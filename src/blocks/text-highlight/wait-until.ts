// Waits until an element is in a state that no event reports.

/** The longest wait for an animation of the site around the text, in ms (HLT-010). */
const LIMIT_MS = 2000;

/** Milliseconds between two checks (DLG-018). */
const INTERVAL_MS = 100;

/** Resolves when the condition is met, or after the limit. */
export function waitUntil(condition: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const end = performance.now() + LIMIT_MS;
    const check = () => {
      if (condition() || performance.now() >= end) resolve();
      else setTimeout(check, INTERVAL_MS);
    };
    setTimeout(check, INTERVAL_MS);
  });
}
