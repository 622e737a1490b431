import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from './config';

const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');

/** Variables in the first column of the table of settings. */
const documented = [
  ...readme
    .split('\n## Settings\n')[1]!
    .split('\n## ')[0]!
    .matchAll(/^\| (`.*?) \|/gm),
].flatMap(([, cell]) => [...cell!.matchAll(/`(\w+)`/g)].map(([, name]) => name!));

/** Settings that determine whether others are read. */
const VALUES: Readonly<Record<string, string>> = {
  DATABASE_URL: 'postgres://x/site',
  DATABASE_REPLICA_URL: 'postgres://x/site_read',
  SITE_API_SECRET: 's'.repeat(32),
  SITE_URL: 'https://www.example.com',
  SMTP_URL: 'smtp://mail.example.com',
  MAIL_FROM: 'shop@example.com',
  METRICS_PORT: '9000',
  STRIPE_SECRET_KEY: 'sk_test',
  STRIPE_WEBHOOK_SECRET: 'whsec_test',
  PLACES_KEY: 'key',
};

/** Standard variables, most of which only the exporters read. */
const isOfOpenTelemetry = (name: string): boolean => name.startsWith('OTEL_');

it('the table of settings lists exactly the variables that the server reads', () => {
  const read = new Set<string>();
  const env = new Proxy(VALUES, {
    get(values, name: string) {
      read.add(name);
      return values[name];
    },
  });
  readConfig(env, '/app/dist/server');
  const [inCode, inTable] = [[...read], documented].map((names) =>
    names.filter((name) => !isOfOpenTelemetry(name)).sort(),
  );
  expect(inTable!.length).toBeGreaterThan(35);
  expect(inTable).toEqual(inCode);
});

it('variables that only a command reads are documented', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/\.test\.ts$|^testing\b/.test(file),
  );
  const names = files.flatMap((file) =>
    [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/process\.env\.(\w+)/g)].map(
      ([, name]) => name!,
    ),
  );
  expect(names).toContain('SITE_PAYMENT_KEYS');
  for (const name of names) expect(readme, name).toContain(`\`${name}\``);
});
