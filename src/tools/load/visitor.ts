// Another visitor, who opens pages while a server is under load.
import { setTimeout as sleep } from 'node:timers/promises';
import { getProductPath } from '../../server/pages/product-page';
import { expectStatus, openConnections, type Send } from './load';

/** Pause between two pages, in milliseconds. */
const PAUSE_MS = 50;

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
  const { send, close } = openConnections(1);
  const pages: number[] = [];
  let isOver = false;
  const visit = async (): Promise<void> => {
    while (!isOver) {
      const start = performance.now();
      await openPage(send, origin);
      pages.push(performance.now() - start);
      await sleep(PAUSE_MS);
    }
  };
  const over = work.finally(() => {
    isOver = true;
  });
  const [result] = await Promise.all([over, visit()]);
  close();
  return { result, pages };
}

/**
 * @param share for example 0.99
 * @returns milliseconds
 */
export function quantile(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? 0;
}
