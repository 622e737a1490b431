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

it('the balancer of visitors polls the readiness, and notices before the server stops listening', () => {
  const config = read('haproxy.cfg');
  expect(config).toContain(`option httpchk GET ${getSitePath(calls.healthReady)}\n`);
  const [, timeout] = /timeout check (\d+)s/.exec(config) ?? [];
  const [, interval, failures] = /inter (\d+)s fall (\d+)/.exec(config) ?? [];
  const [, delay] = /SHUTDOWN_DELAY=(\d+)/.exec(config) ?? [];
  // The first check of a server that stops may have just been answered; those that follow may take as long as they may.
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
  'HAProxy accepts the configuration of the balancer (needs haproxy)',
  () => {
    const { status, stderr } = run('haproxy', ['-c', '-f', join(import.meta.dirname, 'haproxy.cfg')]);
    expect([status, stderr]).toEqual([0, '']);
  },
);
