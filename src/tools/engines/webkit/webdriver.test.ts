import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startWebDriver } from './webdriver.mjs';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'webdriver-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A driver that only answers a session request after some starts, and logs each start before it listens. */
async function writeDriver(silentStarts: number): Promise<{ program: string; log: string }> {
  const [program, log] = [join(folder, `driver-${silentStarts}`), join(folder, `log-${silentStarts}`)];
  await writeFile(log, '');
  await writeFile(
    program,
    `#!${process.execPath}
const { appendFileSync, readFileSync } = require('node:fs');
appendFileSync(${JSON.stringify(log)}, 's');
const answers = readFileSync(${JSON.stringify(log)}).length > ${silentStarts};
require('node:http')
  .createServer((request, response) => {
    if (request.url !== '/session') response.end('{"value":{}}');
    else if (answers) response.end('{"value":{"sessionId":"1"}}');
  })
  .listen(Number(process.argv[2].split('=')[1]), '127.0.0.1');
`,
  );
  await chmod(program, 0o755);
  return { program, log };
}

const start = (program: string, sessionTimeout: number) =>
  startWebDriver({ program, env: process.env, capabilities: {}, sessionTimeout });

it('restarts a browser that does not connect to its driver', async () => {
  const { program, log } = await writeDriver(1);
  const session = await start(program, 6000);
  expect(await session.send('GET', '/url')).toEqual({});
  await session.close();
  expect(await readFile(log, 'utf8')).toBe('ss');
});

it('fails after three starts', async () => {
  const { program, log } = await writeDriver(9);
  await expect(start(program, 2000)).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(await readFile(log, 'utf8')).toBe('sss');
});
