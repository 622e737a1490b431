import { expect, it } from 'vitest';
import { createQueue, MAX_CONCURRENT, MAX_CONCURRENT_MOBILE } from './queue';

function startLoads(limit: number, count: number) {
  const finishers = new Map<number, () => void>();
  const started: number[] = [];
  const queue = createQueue(() => limit);
  const cancel = Array.from({ length: count }, (_, index) =>
    queue.add((done) => {
      started.push(index);
      finishers.set(index, done);
    }),
  );
  return { started, cancel, finish: (index: number) => finishers.get(index)!() };
}

it('loads 16 images concurrently, and the next one as soon as one of them has ended [IMG-018]', () => {
  const { started, finish } = startLoads(MAX_CONCURRENT, 20);
  expect(started).toHaveLength(16);
  finish(3);
  finish(3);
  expect(started).toEqual([...Array(17).keys()]);
});

it('loads one image at a time on mobile devices, in order [IMG-019]', () => {
  const { started, finish } = startLoads(MAX_CONCURRENT_MOBILE, 3);
  expect(started).toEqual([0]);
  finish(0);
  expect(started).toEqual([0, 1]);
});

it('frees the slot of a canceled image, waiting or running', () => {
  const { started, cancel } = startLoads(1, 4);
  cancel[1]!();
  cancel[0]!();
  expect(started).toEqual([0, 2]);
  cancel[0]!();
  expect(started).toEqual([0, 2]);
});
