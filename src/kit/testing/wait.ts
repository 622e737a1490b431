// Waiting helpers for specs.

/** Waits for React, observers and the next frame. */
export async function settle(element?: Element): Promise<void> {
  await (element as { updateComplete?: Promise<void> } | undefined)?.updateComplete;
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  await (element as { updateComplete?: Promise<void> } | undefined)?.updateComplete;
}

/** Waits until the condition is true; fails with the message after `limit` ms, which allows for a busy machine. */
export async function waitUntil(
  condition: () => unknown,
  message = 'never happened',
  limit = 10_000,
): Promise<void> {
  const end = performance.now() + limit;
  while (!condition()) {
    if (performance.now() > end) throw new Error(message);
    await new Promise((done) => setTimeout(done, 10));
  }
}
