// Takes random steps in the carts of members and guests, and compares all readers of a cart after each.
import { type TestApp, testApp } from '../../server/testing/test-app';
import { readArguments } from '../arguments.mjs';
import { createRandom } from '../fault-proxy/random';
import { openShop, takeStep } from './steps';

/** Maximum number of printed differences. */
const MAX_PRINTED = 20;

/** Number of steps after which the shop is reopened with new browsers, members and stock. */
const STEPS_PER_SHOP = 250;

const PROGRESS_STEPS = 1000;

/** @returns whether there are no differences */
export async function main(args: string[]): Promise<boolean> {
  const { steps, seed } = readArguments(args, { steps: 1000, seed: 1 });
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const differences = await runSteps(steps, seed, (step) => {
    if (step % PROGRESS_STEPS === 0) console.log(`${step} steps in ${seconds()} s`);
  });
  for (const line of differences.slice(0, MAX_PRINTED)) console.log(line);
  console.log(`${steps} steps in ${seconds()} s, ${differences.length} differences`);
  return differences.length === 0;
}

/**
 * @param onShop called with the step number before each new shop
 * @returns the differences, with their step numbers
 */
export async function runSteps(
  steps: number,
  seed: number,
  onShop: (step: number) => void = () => {},
): Promise<string[]> {
  const test = await testApp();
  try {
    const random = createRandom(seed);
    const differences: string[] = [];
    let shop = await openShop(test, random);
    for (let step = 1; step <= steps; step++) {
      if (step % STEPS_PER_SHOP === 0) {
        onShop(step);
        await restock(test);
        shop = await openShop(test, random);
      }
      differences.push(...(await takeStep(shop)).map((line) => `step ${step}: ${line}`));
    }
    const errors = test.log.filter(({ status, error }) => status === 500 || error !== undefined);
    return [...differences, ...errors.map(({ route, error }) => `${route}: ${error}`)];
  } finally {
    await test.db.close();
  }
}

async function restock({ db, siteId }: TestApp): Promise<void> {
  await db.query('update product_variant set qty_in_stock = 100 where site_id = $1 and qty_in_stock < 100', [
    siteId,
  ]);
}
