import { describe, expect, it } from 'vitest';
import { fakePage } from '../page/testing/fake-page';
import { createServices } from '../services';

const setup = (page = fakePage()) => ({ page, consent: createServices({ page }).consent });
type Jar = ReturnType<typeof fakePage>['cookies'];

/** A browser in which a cookie of the whole domain shadows the cookie of the page. */
function createShadowedPage(value: string, canRemove: boolean) {
  const page = fakePage();
  let first: string | undefined = value;
  const isConsentCookie = (name: string) => name === 'ss_cookieAllowed';
  const cookies: Jar = {
    ...page.cookies,
    get: (name) => (isConsentCookie(name) && first) || page.cookies.get(name),
    remove(name) {
      if (isConsentCookie(name) && canRemove) first = undefined;
      page.cookies.remove(name);
    },
  };
  return { ...page, cookies };
}

describe('a cookie changed from outside the page', () => {
  it('is applied immediately when the browser reports the change', () => {
    const { page, consent } = setup();
    consent.accept();
    page.cookies.remove('ss_cookieAllowed');
    page.fire('cookies');
    expect([consent.state.get(), consent.notice.get().decided]).toEqual(['pending', false]);
    page.cookies.set('ss_cookieAllowed', 'false');
    page.fire('cookies');
    expect(consent.state.get()).toBe('denied');
  });

  it.each(['visible', 'cookies'] as const)(
    'closes a requested banner, which stays open without a change (%s)',
    (pageEvent) => {
      const { page, consent } = setup(fakePage({ cookies: { ss_cookieAllowed: 'true' } }));
      consent.showBanner();
      page.fire(pageEvent);
      expect(consent.notice.get().bannerRequested).toBe(true);
      page.cookies.set('ss_cookieAllowed', 'false');
      page.fire(pageEvent);
      expect(consent.notice.get().bannerRequested).toBe(false);
    },
  );

  it.each([true, false])('does not override the decision of the visitor (removable: %s)', (canRemove) => {
    const { page, consent } = setup(createShadowedPage('true', canRemove));
    expect(consent.state.get()).toBe('granted');
    consent.withdraw();
    expect(consent.state.get()).toBe('denied');
    page.fire('visible');
    expect(consent.state.get()).toBe('denied');
    expect(page.getCurrentCookies()).toMatchObject({ ss_cookieAllowed: { value: 'false', days: 30 } });
    // Applies to the next page too, if the other cookie can be removed.
    expect(page.cookies.get('ss_cookieAllowed')).toBe(canRemove ? 'false' : 'true');
  });
});

describe('consent granted by a script', () => {
  it.each([[[]], [[7]], ['none']])('declines without a valid category (%j)', (categories) => {
    const { consent } = setup();
    consent.accept(categories as never);
    expect([consent.state.get(), consent.allows('analytics')]).toEqual(['denied', false]);
  });

  it('accepts all categories if it is used as an event listener', () => {
    const { consent } = setup();
    consent.accept({ type: 'click' } as never);
    expect([consent.state.get(), consent.allows('marketing')]).toEqual(['granted', true]);
  });
});
