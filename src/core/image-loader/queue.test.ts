import { expect, it } from 'vitest';
import { createQueue, MAX_CONCURRENT, MAX_CONCURRENT_MOBILE } from './queue';

function loads(limit: number, count: number) {
  const ends = new Map<number, () => void>();
  const started: number[] = [];
  const queue = createQueue(() => limit);
  const leave = Array.from({ length: count }, (_, at) =>
    queue.add((done) => {
      started.push(at);
      ends.set(at, done);
    }),
  );
  return { started, leave, end: (at: number) => ends.get(at)!() };
}

it('16 images load at once, the others when one has ended [IMG-018]', () => {
  const { started, end } = loads(MAX_CONCURRENT, 20);
  expect(started).toHaveLength(16);
  end(3);
  end(3);
  expect(started).toEqual([...Array(17).keys()]);
});

it('on a phone one after the other, in order [IMG-019]', () => {
  const { started, end } = loads(MAX_CONCURRENT_MOBILE, 3);
  expect(started).toEqual([0]);
  end(0);
  expect(started).toEqual([0, 1]);
});

it('an image that is given up makes room, waiting or running', () => {
  const { started, leave } = loads(1, 4);
  leave[1]!();
  leave[0]!();
  expect(started).toEqual([0, 2]);
  leave[0]!();
  expect(started).toEqual([0, 2]);
});
