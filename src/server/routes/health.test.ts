import { expect, it } from 'vitest';
import { createDatabaseProbe } from '../db/probe';
import type { ReplicaState } from '../db/replica';
import { sharedApp } from '../testing/shared-app';
import { restartApp } from '../testing/test-app';

const test = sharedApp();

const ask = async (app: typeof test.app, path: string) => {
  const response = await app.request(`/api/${path}`);
  const { status, headers } = response;
  return { status, body: (await response.json()) as unknown, retryAfter: headers.get('retry-after') };
};

const broken = () => ({ db: { ...test.db, query: () => Promise.reject(new Error('away')) } });

it('reports the health of each dependency', async () => {
  const up = { database: 'ok', events: 'ok', jobs: 'ok' };
  expect(await ask(test.app, 'health')).toMatchObject({
    status: 200,
    body: { status: 'ok', dependencies: up },
  });
  const events = { ...test.deps.events, isFull: () => true };
  const jobs = { notify: () => undefined, isFailing: () => true };
  expect(await ask(restartApp(test, { events, jobs }), 'health')).toMatchObject({
    status: 200,
    body: {
      status: 'degraded',
      dependencies: { database: 'ok', events: 'unavailable', jobs: 'unavailable' },
    },
  });
  expect(await ask(restartApp(test, broken()), 'health')).toEqual({
    status: 503,
    body: { status: 'unavailable', dependencies: { ...up, database: 'unavailable' } },
    retryAfter: '5',
  });
});

it('reports the state of the replica if there is one, and is only degraded while the replica is not read', async () => {
  const see = async (state: ReplicaState) =>
    ask(restartApp(test, { replica: { state: () => state } }), 'health');
  expect(await see('ok')).toMatchObject({
    status: 200,
    body: { status: 'ok', dependencies: { database: 'ok', replica: 'ok' } },
  });
  for (const state of ['behind', 'unavailable'] as const)
    expect(await see(state)).toMatchObject({
      status: 200,
      body: { status: 'degraded', dependencies: { database: 'ok', replica: state } },
    });
});

it('is not ready, but live, without the database or while the server is stopping', async () => {
  expect(await ask(test.app, 'health/ready')).toMatchObject({ status: 200, body: { status: 'ok' } });
  const stopping = restartApp(test, { isDraining: () => true });
  const away = restartApp(test, broken());
  expect(await ask(stopping, 'health/ready')).toMatchObject({ status: 503, body: { status: 'stopping' } });
  expect(await ask(away, 'health/ready')).toMatchObject({ status: 503, body: { status: 'unavailable' } });
  for (const app of [stopping, away])
    expect(await ask(app, 'health/live')).toMatchObject({ status: 200, body: { status: 'ok' } });
});

it('does not wait for a database that does not respond, and sends it one query at a time', async () => {
  let asked = 0;
  const query = (): Promise<never> => {
    asked++;
    return new Promise(() => undefined);
  };
  const probe = createDatabaseProbe({ query }, 1);
  expect(await Promise.all([probe(), probe(), probe()])).toEqual([false, false, false]);
  expect(asked).toBe(1);
});
