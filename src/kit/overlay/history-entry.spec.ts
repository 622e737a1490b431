import { expect } from '@open-wc/testing';
import { waitUntil } from '../testing/wait';
import { pushHistoryEntry } from './history-entry';

describe('the history entry of an overlay', () => {
  for (const [kind, toUrl] of [
    ['absolute', (hash: string) => new URL(hash, location.href).href],
    ['relative', (hash: string) => hash],
  ] as const)
    it(`does not consume a Back that comes just after it closed, with ${kind} URLs`, async () => {
      const { href } = location;
      for (const hash of ['#before', '#page']) history.pushState(null, '', hash);
      pushHistoryEntry({ closed: toUrl('#page'), open: toUrl('#item') }, () => {}).remove();
      history.back();
      await waitUntil(() => location.hash === '#before', 'the visitor is still on the page');
      history.replaceState(null, '', href);
    });

  it('remains when the Back of an overlay that closed earlier takes a second', async () => {
    const { href } = location;
    const { back } = history;
    let isBack = false;
    history.back = () => void setTimeout(() => back.call(history), 1000);
    addEventListener('popstate', () => (isBack = true), { once: true });
    pushHistoryEntry({ closed: href, open: '#first' }, () => {}).remove();
    await new Promise((done) => setTimeout(done, 400));
    const reasons: string[] = [];
    const entry = pushHistoryEntry({ closed: href, open: '#second' }, () => reasons.push('back'));
    await waitUntil(() => isBack, 'the page has gone back');
    history.back = back;
    await waitUntil(() => location.hash === '#second', 'the entry is pushed afterwards');
    expect(reasons).to.eql([]);
    history.back();
    await waitUntil(() => reasons.length > 0, 'Back closes the overlay');
    entry.remove();
    expect(location.href).to.equal(href);
  });
});
