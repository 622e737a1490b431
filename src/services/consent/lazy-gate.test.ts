import { expect, it, vi } from 'vitest';
import { fakePage } from '../page/testing/fake-page';
import { startLazyGate } from './lazy-gate';

const getStatus = () => ({ state: 'granted', categories: undefined }) as const;

/** A page whose events the test can trigger. */
function createPage() {
  const page = fakePage();
  const listeners = new Map<string, () => void>();
  const on: typeof page.on = (name, listener) => {
    listeners.set(name, listener);
    return () => void listeners.delete(name);
  };
  return { ...page, on, listeners };
}

it.each([
  { leaves: false, warnings: ['site-services: the consent gate script could not be loaded.'] },
  { leaves: true, warnings: [] },
])(
  'warns about a script that cannot be loaded, unless the user leaves the page: $leaves',
  async ({ leaves, warnings }) => {
    const page = createPage();
    const load = vi.fn(async () => {
      if (leaves) page.listeners.get('leave')!();
      throw new Error('aborted');
    });
    startLazyGate(page, getStatus, new AbortController().signal, load);
    await vi.waitFor(() => expect(page.listeners.has('online')).toBe(true));
    expect(page.warnings).toEqual(warnings);
    page.listeners.get('online')!();
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  },
);

it('is not loaded again once the services have stopped', async () => {
  const page = createPage();
  const services = new AbortController();
  startLazyGate(page, getStatus, services.signal, () => Promise.reject(new Error('offline')));
  await vi.waitFor(() => expect(page.listeners.has('online')).toBe(true));
  services.abort();
  expect(page.listeners.size).toBe(0);
});

it('loads nothing on a page that has the gate in its head', () => {
  const page = { ...fakePage(), getGlobal: () => ({}) };
  const load = vi.fn(() => Promise.reject(new Error('loaded')));
  startLazyGate(page, getStatus, new AbortController().signal, load);
  expect(load).not.toHaveBeenCalled();
});
