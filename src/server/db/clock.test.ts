import { expect, it, vi } from 'vitest';
import { createDatabaseClock } from './clock';

const databaseAt = (ms: () => number) => ({
  query: async <Row>() => ({ rows: [{ now: new Date(ms()) } as Row] }),
});

it('returns the time of the database, whatever the time of this process is', async () => {
  let processTime = 1_000_000;
  const clock = createDatabaseClock(
    databaseAt(() => 1_300_000),
    () => processTime,
  );
  expect(clock.now()).toBe(1_000_000);
  await clock.synchronize();
  expect(clock.now()).toBe(1_300_000);
  processTime += 5000;
  expect(clock.now()).toBe(1_305_000);
});

it('returns the time of the database again after the clock of this process was changed', async () => {
  let processTime = 1_000_000;
  const clock = createDatabaseClock(
    databaseAt(() => 1_000_000),
    () => processTime,
  );
  await clock.synchronize();
  processTime += 3_600_000;
  await clock.synchronize();
  expect(clock.now()).toBe(1_000_000);
});

it('keeps the time of this process if the difference is within the uncertainty of the measurement', async () => {
  let processTime = 1_000_000;
  const clock = createDatabaseClock(
    databaseAt(() => {
      processTime += 400;
      return 1_000_350;
    }),
    () => processTime,
  );
  await clock.synchronize();
  expect(clock.now()).toBe(processTime);
});

it('is not affected by a change of the system clock, even before the next synchronization', async () => {
  const clock = createDatabaseClock(databaseAt(() => 1_000_000));
  await clock.synchronize();
  const before = clock.now();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30 * 86_400_000 });
  try {
    expect(clock.now() - before).toBeLessThan(60_000);
  } finally {
    vi.useRealTimers();
  }
});
