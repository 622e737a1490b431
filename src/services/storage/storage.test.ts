import { describe, expect, it } from 'vitest';
import { fakePage } from '../page/testing/fake-page';
import { createStorage } from './storage';

describe('a stored value', () => {
  it('expires [EVT-028]', async () => {
    const page = fakePage();
    const { session } = createStorage(page);
    session.set('a', { b: 1 }, 1000);
    await page.advance(999);
    expect(session.get('a')).toEqual({ b: 1 });
    await page.advance(1);
    expect(session.get('a')).toBeUndefined();
    expect(page.session.get('a')).toBeNull();
  });

  it('is kept without a lifetime', async () => {
    const page = fakePage();
    const { local } = createStorage(page);
    local.set('a', 'x');
    await page.advance(1e12);
    expect(createStorage(page.openTab()).local.get('a')).toBe('x');
  });

  it.each(['', '{', 'null', '5', '"x"', '{"until":1}'])('is ignored when it is invalid: %j', (text) => {
    const page = fakePage();
    page.local.set('a', text);
    expect(createStorage(page).local.get('a')).toBeUndefined();
  });
});

describe('a browser without storage', () => {
  it('is reported [EVT-019]', () => {
    const page = fakePage({ storage: false });
    const storage = createStorage(page);
    expect([storage.isAvailable(), storage.isAvailable()]).toEqual([false, false]);
    expect(page.warnings[0]).toBe('Unable access local/session storage.');
    const working = fakePage();
    expect(createStorage(working).isAvailable()).toBe(true);
    expect(working.warnings).toEqual([]);
  });

  it('warns about a value that was not stored [TRC-013]', () => {
    const page = fakePage({ storage: false });
    const { local } = createStorage(page);
    expect(local.set('a', 1)).toBe(false);
    expect(local.get('a')).toBeUndefined();
    expect(page.warnings).toEqual(['site-services: the browser did not store "a".']);
  });
});
