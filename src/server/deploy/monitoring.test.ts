import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createMetrics } from '../observability/metrics';
import { sharedApp } from '../testing/shared-app';

const test = sharedApp();

/** Names of metrics in a file; those of histograms without the name of the part. */
function getNames(file: string): string[] {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8');
  const names = [...text.matchAll(/\b(?:site_api|process)_[a-z_]+/g)].map(([name]) =>
    name.replace(/_bucket$/, ''),
  );
  return [...new Set(names)];
}

it.each(['grafana.json', 'alerts.yml'])('%s shows metrics that the server has', async (file) => {
  const { db, siteId, deps } = test;
  const metrics = createMetrics({ db, siteId, events: deps.events, clock: deps.clock, running: () => 0 });
  const text = await metrics.render();
  const known = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
  const names = getNames(file);
  expect(names.length).toBeGreaterThan(4);
  expect(known).toEqual(expect.arrayContaining(names));
});

it('the dashboard has every metric', async () => {
  const { db, siteId, deps } = test;
  const metrics = createMetrics({ db, siteId, events: deps.events, clock: deps.clock, running: () => 0 });
  const known = [...(await metrics.render()).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
  expect(new Set(getNames('grafana.json'))).toEqual(new Set(known));
});
