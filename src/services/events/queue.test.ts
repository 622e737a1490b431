import { describe, expect, it } from 'vitest';
import { fakePage } from '../page/testing/fake-page';
import { bodies, online, settle, start } from './testing/tracker';

describe('the queue of events', () => {
  it('rests while the answer of the visitor is gone, and goes on with the next yes', async () => {
    const page = fakePage();
    page.answer('offline');
    const { events, consent } = start({ page });
    await events.track({ action: 'a' });
    await settle(page);
    online(page);
    // The cookie has ended, or was removed by somebody.
    consent.set('pending');
    page.happen('online');
    page.happen('hide');
    await page.advance(600_000);
    expect([page.requests.length, page.beacons.length]).toEqual([1, 0]);
    consent.set('granted');
    await settle(page);
    expect(bodies(page).map(({ commonData }) => commonData.action)).toEqual(['a', 'a']);
  });

  it('does not wait for good for a server that takes a call and says nothing', async () => {
    const page = fakePage();
    page.answer('silence');
    const { events } = start({ page });
    await events.track({ action: 'a' });
    await page.advance(30_000);
    expect(page.requests[0]?.init.signal?.aborted).toBe(true);
    const other = online(page.openTab());
    await start({ page: other }).events.track({ action: 'b' });
    await settle(other);
    expect(bodies(other).map(({ commonData }) => commonData.action)).toEqual(['a', 'b']);
  });
});
