import { spawnSync } from 'node:child_process';
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
  ['systemd unit', unitVariables, '/var/lib/site-elements', '127.0.0.1'],
  ['image', imageVariables, '/data', '0.0.0.0'],
])('the settings of the %s are documented and valid', (_, getVariables, dataDir, host) => {
  const variables = getVariables();
  const documented = readFileSync(resolve(import.meta.dirname, '../README.md'), 'utf8');
  for (const name of Object.keys(variables).filter((one) => one !== 'NODE_ENV'))
    expect(documented, name).toContain(`\`${name}\``);
  expect(readConfig(variables, '/app')).toMatchObject({ dataDir, host, log: 'json', portIsFixed: true });
});

it('the health check of the image tests liveness, which does not depend on the database', () => {
  expect(read('Dockerfile')).toContain(`${getSitePath(calls.healthLive)}'`);
});

it('the stop timeout of the service is longer than the server needs', () => {
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(read('site-elements.service'))?.[1])).toBeGreaterThan(30);
});

it('the load balancer polls the readiness, and removes a server before it stops listening', () => {
  const config = read('haproxy.cfg');
  expect(config).toContain(`option httpchk GET ${getSitePath(calls.healthReady)}\n`);
  const [, timeout] = /timeout check (\d+)s/.exec(config) ?? [];
  const [, interval, failures] = /inter (\d+)s fall (\d+)/.exec(config) ?? [];
  const [, delay] = /SHUTDOWN_DELAY=(\d+)/.exec(config) ?? [];
  // The first check after the signal may have just been answered; each of the following ones may take the whole time-out.
  expect(Number(interval) * Number(failures) + Number(timeout)).toBeLessThan(Number(delay));
});

/** Runs an installed program; `ENOENT`: it is not installed. */
const run = (command: string, args: string[]) =>
  spawnSync(command, args, {
    env: {
      PATH: `${process.env.PATH}:/usr/sbin`,
      BALANCER: '*:80',
      SERVER1: '10.0.0.1:80',
      SERVER2: '10.0.0.2:80',
    },
    encoding: 'utf8',
  });

it.skipIf(run('haproxy', ['-v']).error)(
  'HAProxy accepts the configuration of the load balancer (needs haproxy)',
  () => {
    const { status, stderr } = run('haproxy', ['-c', '-f', join(import.meta.dirname, 'haproxy.cfg')]);
    expect([status, stderr]).toEqual([0, '']);
  },
);
