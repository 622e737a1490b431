import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyListener } from './lazy-listener';

const page = new EventTarget();

beforeEach(() => {
  for (const name of ['addEventListener', 'removeEventListener'] as const)
    vi.stubGlobal(name, page[name].bind(page));
});
afterEach(() => {
  page.dispatchEvent(new Event('pageshow'));
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each([
  { leaves: false, warnings: 1 },
  { leaves: true, warnings: 0 },
])(
  'warns $warnings times about a script that cannot be loaded, if the user leaves the page: $leaves',
  async ({ leaves, warnings }) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const stop = lazyListener<undefined>(() => Promise.reject(new Error('aborted')))(undefined);
    if (leaves) page.dispatchEvent(new Event('beforeunload'));
    await new Promise((done) => setTimeout(done));
    expect(warn).toHaveBeenCalledTimes(warnings);
    stop();
  },
);
