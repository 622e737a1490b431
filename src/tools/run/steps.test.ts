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
  // Each waits for a connection of the other.
  const port = 20_000 + (process.pid % 20_000);
  const wait = step(
    'waits',
    `require('net').createServer((s) => { s.end(); process.exit(); }).listen(${port})`,
  );
  const connect = step(
    'connects',
    `const go = () => require('net').connect(${port}).on('error', () => setTimeout(go, 20)).on('connect', () => process.exit()); go()`,
  );
  expect(await run([[[wait], [connect]]])).toEqual(['waits true', 'connects true']);
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
