import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDelayedNavigation, NAVIGATION_TIMEOUT } from './delayed-navigation';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const link = { href: 'https://shop.example/book' } as HTMLAnchorElement;

function setUp() {
  const follow = vi.fn();
  const onChange = vi.fn();
  return { follow, onChange, navigation: createDelayedNavigation(onChange, follow) };
}

it('follows the link once, when the click is tracked [BTN-001]', async () => {
  const { follow, navigation } = setUp();
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  navigation.start(link, promise);
  await vi.advanceTimersByTimeAsync(NAVIGATION_TIMEOUT - 1);
  expect(follow).not.toHaveBeenCalled();
  resolve();
  await vi.advanceTimersByTimeAsync(NAVIGATION_TIMEOUT);
  expect(follow.mock.calls).toEqual([[link]]);
});

it('follows the link after 2500 ms if the tracking hangs [BTN-001]', async () => {
  const { follow, navigation } = setUp();
  navigation.start(link, new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(2499);
  expect(follow).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(follow).toHaveBeenCalledTimes(1);
});

it('follows the link if the tracking fails [BTN-005]', async () => {
  const { follow, navigation } = setUp();
  navigation.start(link, Promise.reject(new Error('offline')));
  await vi.advanceTimersByTimeAsync(0);
  expect(follow).toHaveBeenCalledTimes(1);
});

it('does not follow a canceled link, and still delays the next one', async () => {
  const { follow, onChange, navigation } = setUp();
  navigation.start(link, Promise.resolve());
  navigation.cancel();
  await vi.advanceTimersByTimeAsync(NAVIGATION_TIMEOUT);
  expect(follow).not.toHaveBeenCalled();
  expect(navigation.isPending()).toBe(false);
  navigation.start(link, Promise.resolve());
  expect(navigation.isPending()).toBe(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(follow).toHaveBeenCalledTimes(1);
  expect(onChange.mock.calls.flat()).toEqual([true, false, true, false]);
});
