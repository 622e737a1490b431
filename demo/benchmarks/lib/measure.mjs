// Runs the selected suites and stores the results with their conditions.
import fs from 'node:fs';
import os from 'node:os';
import { ensureBrowser } from '../../../src/tools/browser.mjs';
import { launch } from './browser.mjs';
import { isDefault } from './default-peers.mjs';
import { discover } from './discover.mjs';
import { serve } from './server.mjs';

/**
 * Measures and writes `options.out` after each suite. Results of earlier runs are discarded: numbers of different
 * runs are not comparable.
 * @param {import('./options.mjs').Options} options
 */
export async function measure(options) {
  const results = {};
  for (const suite of options.suites) {
    const start = Date.now();
    const { default: run } = await import(`../suites/${suite}.mjs`);
    const found = suite === 'weight' ? await run(options) : await inBrowser(run, suite, options);
    results[suite] = { ...found, ...circumstances(start) };
    fs.writeFileSync(options.out, JSON.stringify(results, null, 1));
    console.error(`${suite}: ${Object.keys(found.rows).length} rows in ${results[suite].seconds} s`);
  }
  return results;
}

async function inBrowser(run, suite, { only, match, all, rounds, sizes }) {
  const pages = discover({ suite, only, match }).filter((page) => all || isDefault(page));
  const server = await serve();
  const browser = await launch(ensureBrowser());
  try {
    const found = await run({
      pages,
      browser,
      origin: server.origin,
      rounds,
      only,
      match,
      ...(sizes && { sizes }),
    });
    return { ...found, rounds, browser: browser.version() };
  } finally {
    await browser.close();
    server.close();
  }
}

/** A load above the number of cores distorts the results: repeat the run. */
function circumstances(start) {
  return {
    when: new Date(start).toISOString(),
    seconds: Math.round((Date.now() - start) / 1000),
    cores: os.cpus().length,
    load: os.loadavg().map((value) => Number(value.toFixed(2))),
  };
}
