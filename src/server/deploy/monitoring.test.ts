import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createMetrics } from '../observability/metrics';
import { sharedApp } from '../testing/shared-app';

const test = sharedApp();

function createAllMetrics() {
  const { db, siteId, deps } = test;
  const { events, clock } = deps;
  const sites = { max: 1, find: () => undefined, readUsages: () => Promise.resolve(new Map()) };
  return createMetrics({ db, siteId, events, clock, sites, running: () => 0 });
}

/** Names of metrics in a file; histogram series without their suffix. */
function getNames(file: string): string[] {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8');
  const names = [...text.matchAll(/\b(?:site_api|process)_[a-z_]+/g)].map(([name]) =>
    name.replace(/_bucket$/, ''),
  );
  return [...new Set(names)];
}

it.each(['grafana.json', 'alerts.yml'])('%s uses only metrics that the server has', async (file) => {
  const text = await createAllMetrics().render();
  const known = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
  const names = getNames(file);
  expect(names.length).toBeGreaterThan(4);
  expect(known).toEqual(expect.arrayContaining(names));
});

it('the dashboard shows every metric', async () => {
  const known = [...(await createAllMetrics().render()).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
  expect(new Set(getNames('grafana.json'))).toEqual(new Set(known));
});

it('the job that the alerts expect is documented', () => {
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
  const jobs = [...readFileSync(join(import.meta.dirname, 'alerts.yml'), 'utf8').matchAll(/job="(.+?)"/g)];
  expect(jobs.length).toBeGreaterThan(0);
  for (const [, job] of jobs) expect(readme).toContain(`Prometheus job \`${job}\``);
});
