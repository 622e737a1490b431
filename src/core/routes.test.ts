import { describe, expect, it } from 'vitest';
import { isAdminArea, isDesignEditor, isSearchPage, routes } from './routes';

describe('site paths', () => {
  it.each([
    ['/search', true],
    ['/search/', true],
    ['/searching', false],
    ['/en/search', false],
  ])('%s is the search page: %s [CTX-014]', (path, expected) => {
    expect(isSearchPage(path)).toBe(expected);
  });

  it.each([
    ['/config', true],
    ['/config/design', true],
    ['/a/config', true],
    ['/conf', false],
  ])('%s is in the admin area: %s [CTX-015]', (path, expected) => {
    expect(isAdminArea(path)).toBe(expected);
  });

  it.each([
    ['/config/design', true],
    ['/config/design/fonts', true],
    ['/config/pages', false],
    ['/en/config/design', false],
  ])('%s is in the design editor: %s [CTX-013]', (path, expected) => {
    expect(isDesignEditor(path)).toBe(expected);
  });

  it('escape their values [CTX-016]', () => {
    expect(routes.goToCheckout()).toBe('/commerce/goto-checkout');
    expect(routes.subscribe('a b&c')).toBe('/checkout/subscribe?cartToken=a+b%26c');
    expect(routes.donate('d1')).toBe('/checkout/donate?donatePageId=d1');
    expect(routes.giftCard('w1', 'g1')).toBe('/checkout/giftcard?websiteId=w1&giftCardProductId=g1');
    expect(routes.giftCard('w1', 'g1', 'SQ1')).toBe(
      '/checkout/giftcard?websiteId=w1&giftCardProductId=g1&sku=SQ1',
    );
    expect(routes.config('/about?a=1')).toBe('/config/?frameUrl=%2Fabout%3Fa%3D1');
  });

  it('include the billing pages of an upsell [CTX-017]', () => {
    expect(routes.trialUpgrade()).toMatch(/settings\/billing\/upgrade$/);
    expect(routes.upgrade()).toMatch(/settings\/billing\/subscriptions\/website$/);
  });
});
