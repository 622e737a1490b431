// Waiting helpers for specs.

/** Waits for React, observers and the next frame. */
export async function settle(element?: Element): Promise<void> {
  await (element as { updateComplete?: Promise<void> } | undefined)?.updateComplete;
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  // React renders in one message and may run its effects in the next.
  for (let message = 0; message < 3; message += 1) await receiveMessage();
  await (element as { updateComplete?: Promise<void> } | undefined)?.updateComplete;
}

/** Waits until all previously posted messages have been received. A timeout could fire before they are. */
async function receiveMessage(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  await new Promise((done) => {
    port1.onmessage = done;
    port2.postMessage(null);
  });
  port1.close();
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
