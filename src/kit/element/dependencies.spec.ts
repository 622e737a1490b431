// Loading the scripts of other elements.
import { expect } from '@open-wc/testing';
import { captureConsole } from '../testing/console';
import { ensureElement, registerDependencies } from './dependencies';
import { resetWarnings } from './warn';

describe('ensureElement', () => {
  let loads = 0;
  before(() =>
    registerDependencies({
      'site-dependency': async () => {
        loads++;
        throw new Error('aborted');
      },
    }),
  );
  afterEach(resetWarnings);

  it('warns about a script that cannot be loaded, and tries again on the next call', async () => {
    const messages = await captureConsole(async () => {
      expect(await ensureElement('site-dependency')).to.equal(false);
      expect(await ensureElement('site-dependency')).to.equal(false);
    });
    expect(messages).to.deep.equal(['site-dependency: its script could not be loaded; keeping its HTML.']);
    expect(loads).to.equal(2);
  });

  it('does not warn when the script is aborted because the user leaves the page', async () => {
    const messages = await captureConsole(async () => {
      const loading = ensureElement('site-dependency');
      dispatchEvent(new Event('beforeunload'));
      expect(await loading).to.equal(false);
    });
    expect(messages).to.deep.equal([]);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
});
