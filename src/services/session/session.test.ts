import { describe, expect, it } from 'vitest';
import { fakePage } from '../page/testing/fake-page';
import { createSession } from './session';

describe('the session', () => {
  it('is signed in when the site context has an account', () => {
    const page = fakePage();
    expect(createSession({ page, account: { id: 'a' }, roles: [10] }).state.get()).toEqual({
      signedIn: true,
      roles: [10],
      account: null,
    });
    expect(createSession({ page, account: null, roles: [] }).state.get().signedIn).toBe(false);
  });

  it('keeps its token on further pages in this tab, until it is deleted', () => {
    const page = fakePage();
    createSession({ page, account: null, roles: [] }).setToken('t1');
    const next = createSession({ page, account: null, roles: [] });
    expect(next.token.get()).toBe('t1');
    next.setToken(null);
    expect(createSession({ page, account: null, roles: [] }).token.get()).toBeNull();
  });

  it('keeps its token on the page if there is no storage', () => {
    const session = createSession({ page: fakePage({ storage: false }), account: null, roles: [] });
    session.setToken('t1');
    expect(session.token.get()).toBe('t1');
  });
});
