// Slows down network and processor with the DevTools protocol, and holds single requests.
import type { Page } from 'playwright-core';

export interface Conditions {
  /** Round trip time, in milliseconds. */
  readonly latencyMs: number;
  /** In both directions, in kilobits per second. */
  readonly kbps: number;
  /** Slowdown factor of the processor; 1 is full speed. */
  readonly cpu: number;
}

/** Slow 4G and a low-end phone, as simulated by Lighthouse. */
export const SLOW_4G: Conditions = { latencyMs: 150, kbps: 1638, cpu: 4 };

/** Slows this page down until it is closed. */
export async function throttle(page: Page, { latencyMs, kbps, cpu }: Conditions): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const throughput = (kbps * 1000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}

/** Holds matching requests of this page until the returned function is called. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
