import { expect } from '@open-wc/testing';
import { readClosedBar, reflectClosedBars, storeClosedBar } from './closed-bars';
import { blockStorage } from './testing/blocked-storage';

const PREFIX = 'site-announcement-bar:';

const isReflected = () => {
  const root = document.createElement('html');
  reflectClosedBars(root);
  return root.dataset.siteBarClosed !== undefined;
};

describe('closed bars', () => {
  afterEach(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  });

  it('are stored by id with the key of their text, and read on the next page', () => {
    expect(readClosedBar('stored')).to.equal(null);
    storeClosedBar('stored', 'k1');
    expect(localStorage.getItem(`${PREFIX}stored`)).to.equal('k1');
    expect([readClosedBar('stored'), readClosedBar('other')]).to.deep.equal(['k1', null]);
    storeClosedBar('stored', 'k2');
    expect(readClosedBar('stored')).to.equal('k2');
  });

  it('are reflected on the root element, if there are any', () => {
    localStorage.setItem('announcement', 'x');
    expect(isReflected()).to.equal(false);
    storeClosedBar('reflected', 'k1');
    expect(isReflected()).to.equal(true);
    localStorage.removeItem('announcement');
  });

  it('are known on the page only where the browser blocks storage', () => {
    const unblock = blockStorage();
    try {
      expect([readClosedBar('blocked'), isReflected()]).to.deep.equal([null, false]);
      storeClosedBar('blocked', 'k1');
      expect([readClosedBar('blocked'), isReflected()]).to.deep.equal(['k1', false]);
    } finally {
      unblock();
    }
    expect(localStorage.getItem(`${PREFIX}blocked`)).to.equal(null);
  });

  it('are known on the page only where the storage is full', () => {
    localStorage.setItem(`${PREFIX}full`, 'k0');
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    try {
      storeClosedBar('full', 'k1');
    } finally {
      Storage.prototype.setItem = setItem;
    }
    expect(localStorage.getItem(`${PREFIX}full`)).to.equal('k0');
    expect(readClosedBar('full')).to.equal('k1');
  });
});
