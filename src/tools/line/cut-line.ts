// How does one tab lose its line, while the others keep theirs?
import type { Page } from 'playwright-core';

/** Of this tab alone: asking the whole browser profile would wait for tabs that have died. */
export async function cutLine(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const speed = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: true, ...speed });
  return async () => {
    await session.send('Network.emulateNetworkConditions', { offline: false, ...speed });
    await session.detach();
  };
}
