import { expect, it } from 'vitest';
import { fakePage } from '../page/testing/fake-page';
import { startLazyGate } from './lazy-gate';

const { signal } = new AbortController();
const status = { state: 'granted', categories: undefined } as const;

it.each([
  { leaves: false, warnings: ['site-services: the consent gate script could not be loaded.'] },
  { leaves: true, warnings: [] },
])(
  'warns about a script that cannot be loaded, unless the user leaves: $leaves',
  async ({ leaves, warnings }) => {
    const page = fakePage();
    let leave = () => {};
    const on: typeof page.on = (name, listener) => {
      if (name === 'leave') leave = listener;
      return () => {};
    };
    await startLazyGate({ ...page, on }, status, signal, async () => {
      if (leaves) leave();
      throw new Error('aborted');
    });
    expect(page.warnings).toEqual(warnings);
  },
);

it('loads nothing on a page that has the gate in its head', async () => {
  const page = { ...fakePage(), getGlobal: () => ({}) };
  await startLazyGate(page, status, signal, () => Promise.reject(new Error('loaded')));
  expect(page.warnings).toEqual([]);
});
