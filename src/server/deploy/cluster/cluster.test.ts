import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '../../config';
import { QUERY_MS } from '../../db/postgres';

const read = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');

/** The number of a setting such as `ttl: 9` or `listen_port = 6432`. */
const number = (file: string, name: string): number =>
  Number(new RegExp(`^\\s*${name}(?::| =) (\\d+)`, 'm').exec(read(file))?.[1]);

it('Patroni commits on two machines, and detects the failure of one within 15 seconds', () => {
  const patroni = read('patroni.yml');
  for (const setting of ['synchronous_mode', 'synchronous_mode_strict'])
    expect(patroni).toMatch(new RegExp(`^\\s+${setting}: true$`, 'm'));
  const [ttl, loop, retry] = ['ttl', 'loop_wait', 'retry_timeout'].map((name) => number('patroni.yml', name));
  expect(ttl).toBeGreaterThanOrEqual(loop! + 2 * retry!);
  expect(ttl).toBeLessThan(15);
});

it('PgBouncer times out before the servers do, so that they receive the reason', () => {
  expect(number('pgbouncer.ini', 'query_wait_timeout') * 1000).toBeLessThan(QUERY_MS);
});

it('the compose file sets all variables that the configuration and the server need', () => {
  const compose = read('compose.yml');
  const used = [
    ...read('haproxy.cfg').matchAll(/"\$\{(\w+)\}/g),
    ...read('haproxy.cfg').matchAll(/:\$\{(\w+)\}/g),
  ];
  expect(used.length).toBeGreaterThan(8);
  for (const [, name] of used) expect(compose, name).toContain(`${name}: `);
  for (const [name] of read('patroni.yml')
    .split('\n\n')[0]!
    .matchAll(/\b(?:PATRONI|SITE)_\w+/g))
    expect(compose, name).toContain(`${name}: `);
  const getUrl = (name: string) =>
    new RegExp(`${name}: (\\S+)`).exec(compose)?.[1]?.replace(/\$\{.*?\}/, 'secret');
  const urls = { DATABASE_URL: getUrl('DATABASE_URL'), DATABASE_REPLICA_URL: getUrl('DATABASE_REPLICA_URL') };
  const { databaseUrl, replica } = readConfig({ ...urls, SITE_API_SECRET: '-'.repeat(32) }, '/app');
  for (const url of [databaseUrl, replica?.url]) {
    const { port, pathname } = new URL(url ?? '');
    expect(port).toBe(String(number('pgbouncer.ini', 'listen_port')));
    expect(read('pgbouncer.ini')).toContain(`\n${pathname.slice(1)} = host=`);
  }
});

/** Runs an installed program that checks a file; `ENOENT`: it is not installed. */
const check = (command: string, args: string[], env: Record<string, string>) =>
  spawnSync(command, args, { env: { PATH: `${process.env.PATH}:/usr/sbin`, ...env }, encoding: 'utf8' });

it.skipIf(check('haproxy', ['-v'], {}).error)('HAProxy accepts its configuration (needs haproxy)', () => {
  const nodes = [1, 2, 3].map((n) => [
    [`NODE${n}`, `127.0.0.1:${n}`],
    [`PATRONI${n}`, '8008'],
  ]);
  const env = { HAPROXY_HOST: '127.0.0.1', PRIMARY_PORT: '5000', REPLICA_PORT: '5001' };
  const args = ['-c', '-f', join(import.meta.dirname, 'haproxy.cfg')];
  const { status, stderr } = check('haproxy', args, { ...env, ...Object.fromEntries(nodes.flat()) });
  expect([status, stderr]).toEqual([0, '']);
});
