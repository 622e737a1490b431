import { describe, expect, it } from 'vitest';
import { fakePage } from '../page/testing/fake-page';
import { createServices } from '../services';

const start = (page = fakePage()) => ({ page, consent: createServices({ page }).consent });
type Jar = ReturnType<typeof fakePage>['cookies'];

/** A browser with a cookie of that name that is read first, as one of the whole domain is that was there before. */
function shadowed(value: string, canRemove: boolean) {
  const page = fakePage();
  let first: string | undefined = value;
  const isIt = (name: string) => name === 'ss_cookieAllowed';
  const cookies: Jar = {
    ...page.cookies,
    get: (name) => (isIt(name) && first) || page.cookies.get(name),
    remove(name) {
      if (isIt(name) && canRemove) first = undefined;
      page.cookies.remove(name);
    },
  };
  return { ...page, cookies };
}

describe('a cookie that was changed by somebody else', () => {
  it('is heard of at once where the browser tells, removed or written', () => {
    const { page, consent } = start();
    consent.accept();
    page.cookies.remove('ss_cookieAllowed');
    page.fire('cookies');
    expect([consent.state.get(), consent.notice.get().decided]).toEqual(['pending', false]);
    page.cookies.set('ss_cookieAllowed', 'false');
    page.fire('cookies');
    expect(consent.state.get()).toBe('denied');
  });

  it.each(['visible', 'cookies'] as const)(
    'leaves who is being asked alone when nothing has changed (%s)',
    (moment) => {
      const { page, consent } = start(fakePage({ cookies: { ss_cookieAllowed: 'true' } }));
      consent.showBanner();
      page.fire(moment);
      expect(consent.notice.get().bannerRequested).toBe(true);
      page.cookies.set('ss_cookieAllowed', 'false');
      page.fire(moment);
      expect(consent.notice.get().bannerRequested).toBe(false);
    },
  );

  it.each([true, false])('does not stand above what the visitor says now (removable: %s)', (canRemove) => {
    const { page, consent } = start(shadowed('true', canRemove));
    expect(consent.state.get()).toBe('granted');
    consent.withdraw();
    expect(consent.state.get()).toBe('denied');
    page.fire('visible');
    expect(consent.state.get()).toBe('denied');
    expect(page.cookiesAlive()).toMatchObject({ ss_cookieAllowed: { value: 'false', days: 30 } });
    // On the next page, too, if the browser lets go of the other one.
    expect(page.cookies.get('ss_cookieAllowed')).toBe(canRemove ? 'false' : 'true');
  });
});

describe('a yes of a script of the page', () => {
  it.each([[[]], [[7]], ['none']])('to nothing that there is (%j) is a no', (categories) => {
    const { consent } = start();
    consent.accept(categories as never);
    expect([consent.state.get(), consent.allows('analytics')]).toEqual(['denied', false]);
  });

  it('as a listener of a button is one to everything', () => {
    const { consent } = start();
    consent.accept({ type: 'click' } as never);
    expect([consent.state.get(), consent.allows('marketing')]).toEqual(['granted', true]);
  });
});
