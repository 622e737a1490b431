// Another visitor, who opens pages while a server is under load.
import { once } from 'node:events';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { getProductPath } from '../../server/pages/product-page';
import { expectStatus, type Send } from './load';

/** Time between the starts of two pages, in milliseconds. */
const INTERVAL_MS = 50;

/** A product of the example content. */
const PRODUCT = 'postcards';

/** Opens the page of a product, which the server renders from the database. */
export async function openPage(send: Send, origin: string): Promise<void> {
  expectStatus(await send({ url: `${origin}${getProductPath(PRODUCT)}`, method: 'GET' }), 200);
}

/**
 * Opens pages until the work is done.
 * @returns the result, with the duration of each page in milliseconds
 */
export async function visitMeanwhile<T>(
  origin: string,
  work: Promise<T>,
): Promise<{ readonly result: T; readonly pages: readonly number[] }> {
  const workerData = { url: `${origin}${getProductPath(PRODUCT)}`, intervalMs: INTERVAL_MS };
  const visitor = new Worker(resolve('src/tools/load/visitor-thread.mjs'), { workerData });
  const pages = once(visitor, 'message') as Promise<[number[]]>;
  try {
    const result = await Promise.race([work, pages.then(() => work)]);
    visitor.postMessage('stop');
    const [times] = await pages;
    return { result, pages: times };
  } finally {
    await visitor.terminate();
  }
}

/**
 * @param share for example 0.99
 * @returns milliseconds
 */
export function quantile(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? 0;
}
