import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const page = new EventTarget();

beforeEach(() => {
  vi.resetModules();
  // Other tests in this worker may have watched their own page.
  Reflect.deleteProperty(globalThis, Symbol.for('site-leaving'));
  for (const name of ['addEventListener', 'removeEventListener'] as const)
    vi.stubGlobal(name, page[name].bind(page));
});
afterEach(() => {
  page.dispatchEvent(new Event('pageshow'));
  vi.unstubAllGlobals();
});

it('all bundles know that the page is being left if one of them watches it, until the page is shown again', async () => {
  const loader = await import('./page-unload');
  vi.resetModules();
  const element = await import('./page-unload');
  loader.watchUnload();
  page.dispatchEvent(new Event('beforeunload'));
  const listener = vi.fn();
  element.onUnload(listener)();
  expect(listener).toHaveBeenCalledTimes(1);
  page.dispatchEvent(new Event('pageshow'));
  element.onUnload(listener)();
  expect(listener).toHaveBeenCalledTimes(1);
});
