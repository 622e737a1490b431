import { expect } from '@open-wc/testing';
import { holdTimers } from '../testing/hold-timers';
import { waitUntil } from '../testing/wait';
import { pushHistoryEntry } from './history-entry';

/** Lets `history.back()` take 600 ms or, on a busy machine, longer: the 2 seconds in which it is awaited do not end. */
function delayBack() {
  const { back } = history;
  const { timeout } = AbortSignal;
  const timers = holdTimers(2000);
  let isAsked = false;
  history.back = () => {
    isAsked = true;
    setTimeout(() => back.call(history), 600);
  };
  AbortSignal.timeout = () => new AbortController().signal;
  return {
    isAsked: () => isAsked,
    restore() {
      history.back = back;
      AbortSignal.timeout = timeout;
      timers.restore();
    },
  };
}

describe('the history entry of an overlay', () => {
  let delayed: ReturnType<typeof delayBack> | undefined;
  afterEach(() => delayed?.restore());

  for (const [kind, toUrl] of [
    ['absolute', (hash: string) => new URL(hash, location.href).href],
    ['relative', (hash: string) => hash],
  ] as const)
    it(`does not consume a Back that comes just after it closed, with ${kind} URLs`, async () => {
      const { href } = location;
      for (const hash of ['#before', '#page']) history.pushState(null, '', hash);
      // The entry is removed after 300 ms; on a busy machine, a Back takes longer.
      const timers = holdTimers(300);
      pushHistoryEntry({ closed: toUrl('#page'), open: toUrl('#item') }, () => {}).remove();
      history.back();
      await waitUntil(() => location.hash === '#before', 'the visitor is still on the page').finally(
        timers.restore,
      );
      history.replaceState(null, '', href);
    });

  it('remains when the Back of an overlay that closed earlier takes long', async () => {
    const { href } = location;
    delayed = delayBack();
    let isBack = false;
    addEventListener('popstate', () => (isBack = true), { once: true });
    pushHistoryEntry({ closed: href, open: '#first' }, () => {}).remove();
    await waitUntil(delayed.isAsked, 'the entry is not removed');
    const reasons: string[] = [];
    const entry = pushHistoryEntry({ closed: href, open: '#second' }, () => reasons.push('back'));
    await waitUntil(() => isBack, 'the page has gone back');
    delayed.restore();
    await waitUntil(() => location.hash === '#second', 'the entry is pushed afterwards');
    expect(reasons).to.eql([]);
    history.back();
    await waitUntil(() => reasons.length > 0, 'Back closes the overlay');
    entry.remove();
    expect(location.href).to.equal(href);
  });
});
