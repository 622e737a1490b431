import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { runInStages } from './steps.mjs';

const step = (name: string, code: string) => ({ name, command: [process.execPath, '-e', code] });
const pass = (name: string) => step(name, '');
const fail = (name: string) => step(name, 'process.exit(1)');

/** Runs stages without printing, and returns the names of the steps that ran, with their results. */
async function run(stages: Parameters<typeof runInStages>[0]): Promise<string[]> {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const results = await runInStages(stages);
  vi.restoreAllMocks();
  return results.map(({ name, passed }) => `${name} ${passed}`);
}

it('runs the sequences of a stage at the same time', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stages-'));
  /** Writes a file and waits for that of the other step. */
  const meet = (own: string, other: string) =>
    step(
      own,
      `const { existsSync, writeFileSync } = require('node:fs');
      process.chdir(${JSON.stringify(folder)});
      writeFileSync('${own}', '');
      setTimeout(() => process.exit(1), 15_000).unref();
      const wait = () => existsSync('${other}') || setTimeout(wait, 10);
      wait();`,
    );
  const results = await run([[[meet('a', 'b')], [meet('b', 'a')]]]);
  rmSync(folder, { recursive: true });
  expect(results).toEqual(['a true', 'b true']);
});

it('ends a sequence at its first failure, the others at their end, and starts no further stage', async () => {
  expect(
    await run([
      [[pass('a')]],
      [
        [fail('b'), pass('c')],
        [pass('d'), pass('e')],
      ],
      [[pass('f')]],
    ]),
  ).toEqual(['a true', 'b false', 'd true', 'e true']);
});
