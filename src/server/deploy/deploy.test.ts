import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { getSitePath } from '../../core/call-path';
import { calls } from '../../core/calls';
import { readConfig } from '../config';

const read = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');

/** Variables of the unit, one per line. */
const unitVariables = (): Record<string, string> =>
  Object.fromEntries(
    [...read('site-elements.service').matchAll(/^Environment=(\w+)=(.*)$/gm)].map(([, name, value]) => [
      name,
      value,
    ]),
  );

/** Variables of the image, all in one instruction. */
const imageVariables = (): Record<string, string> =>
  Object.fromEntries(
    (/^ENV (.*)$/m.exec(read('Dockerfile'))?.[1] ?? '').split(' ').map((pair) => pair.split('=')),
  );

it.each([
  ['unit of systemd', unitVariables, '/var/lib/site-elements', '127.0.0.1'],
  ['image', imageVariables, '/data', '0.0.0.0'],
])('the settings of the %s are settings of the server', (_, getVariables, dataDir, host) => {
  const variables = getVariables();
  const documented = readFileSync(resolve(import.meta.dirname, '../README.md'), 'utf8');
  for (const name of Object.keys(variables).filter((one) => one !== 'NODE_ENV'))
    expect(documented, name).toContain(`\`${name}\``);
  expect(readConfig(variables, '/app')).toMatchObject({ dataDir, host, log: 'json', portIsFixed: true });
});

it('the image is checked for liveness, which a database that is away does not end', () => {
  expect(read('Dockerfile')).toContain(`${getSitePath(calls.healthLive)}'`);
});

it('the service has more time to stop than the server needs', () => {
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(read('site-elements.service'))?.[1])).toBeGreaterThan(30);
});
