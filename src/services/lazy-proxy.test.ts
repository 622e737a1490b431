import { expect, it, vi } from 'vitest';
import { createLazyProxy } from './lazy-proxy';
import { fakePage } from './page/testing/fake-page';
import { createLazyScript } from './shared/lazy-script';

const groups = { math: { add: async (a: number, b: number) => a + b }, text: { greet: async () => 'hello' } };

it('loads the script once, with the first call, and passes the arguments on', async () => {
  const load = vi.fn(async () => groups);
  const proxy = createLazyProxy(createLazyScript(fakePage(), 'example', { load }), 'missing');
  expect(load).not.toHaveBeenCalled();
  expect(await Promise.all([proxy.math.add(1, 2), proxy.text.greet()])).toEqual([3, 'hello']);
  expect(load).toHaveBeenCalledTimes(1);
});

it('returns the fallback and warns when the script cannot be loaded; the next call tries again', async () => {
  const page = fakePage();
  const load = vi.fn(async () => groups);
  load.mockRejectedValueOnce(new Error('offline'));
  const proxy = createLazyProxy(createLazyScript(page, 'example', { load }), 'missing');
  expect(await proxy.text.greet()).toBe('missing');
  expect(page.warnings).toEqual(['site-services: the example script could not be loaded.']);
  expect(await proxy.text.greet()).toBe('hello');
});
