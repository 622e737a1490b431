import { expect, it, vi } from 'vitest';
import { guardUnload } from './unload-guard';

function setUp() {
  const listeners = new Set<() => void>();
  const onFailure = vi.fn();
  let fail = () => {};
  const load = () =>
    new Promise<string>((_, reject) => {
      fail = () => reject(new Error('no network'));
    });
  const guard = guardUnload({ load, onFailure }, (listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  });
  const leave = () => {
    for (const listener of listeners) listener();
  };
  return { guard, listeners, onFailure, leave, fail: () => fail() };
}

it('reports a failure, and listens only during the load', async () => {
  const { guard, fail, listeners, onFailure } = setUp();
  const load = guard.load();
  expect(listeners.size).toBe(1);
  fail();
  await load.catch(guard.onFailure);
  expect(onFailure).toHaveBeenCalledOnce();
  expect(listeners.size).toBe(0);
});

it('ignores a failure if the user left the page during the load, and reports the next one', async () => {
  const { guard, fail, onFailure, leave } = setUp();
  const first = guard.load();
  leave();
  fail();
  await first.catch(guard.onFailure);
  expect(onFailure).not.toHaveBeenCalled();
  const second = guard.load();
  fail();
  await second.catch(guard.onFailure);
  expect(onFailure).toHaveBeenCalledOnce();
});
