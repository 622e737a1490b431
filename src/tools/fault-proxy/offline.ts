// Takes one tab offline.
import type { Page } from 'playwright-core';

/**
 * Other tabs stay online. `context.setOffline` would wait for tabs that have crashed.
 * @returns a function that takes the tab online again
 */
export async function goOffline(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const speed = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: true, ...speed });
  return async () => {
    await session.send('Network.emulateNetworkConditions', { offline: false, ...speed });
    await session.detach();
  };
}
