import { waitUntil } from '../testing/wait';
import { pushHistoryEntry } from './history-entry';

describe('the history entry of an overlay', () => {
  for (const [kind, toUrl] of [
    ['absolute', (hash: string) => new URL(hash, location.href).href],
    ['relative', (hash: string) => hash],
  ] as const)
    it(`costs no Back of a visitor who goes back just after it closed, with ${kind} URLs`, async () => {
      const { href } = location;
      for (const hash of ['#before', '#page']) history.pushState(null, '', hash);
      pushHistoryEntry({ closed: toUrl('#page'), open: toUrl('#item') }, () => {}).remove();
      history.back();
      await waitUntil(() => location.hash === '#before', 'the visitor is still on the page');
      history.replaceState(null, '', href);
    });
});
