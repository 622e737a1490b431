import { describe, expect, it } from 'vitest';
import {
  CAPTCHA_CHALLENGE_PATH,
  isAdminArea,
  isSearchPage,
  NEWSLETTER_CONFIRM_PATH,
  NEWSLETTER_SUBSCRIBE_PATH,
  NEWSLETTER_UNSUBSCRIBE_PATH,
} from './routes';

describe('the paths of a site', () => {
  it.each([
    ['/search', true],
    ['/search/', true],
    ['/searching', false],
    ['/en/search', false],
  ])('%s is the search page: %s [CTX-014]', (path, is) => {
    expect(isSearchPage(path)).toBe(is);
  });

  it.each([
    ['/config', true],
    ['/config/design', true],
    ['/a/config', true],
    ['/conf', false],
  ])('%s is in the admin area: %s [CTX-015]', (path, is) => {
    expect(isAdminArea(path)).toBe(is);
  });
});

describe('the calls of forms', () => {
  it('lie under the root of the API', () => {
    const paths = [
      CAPTCHA_CHALLENGE_PATH,
      NEWSLETTER_SUBSCRIBE_PATH,
      NEWSLETTER_CONFIRM_PATH,
      NEWSLETTER_UNSUBSCRIBE_PATH,
    ];
    expect(paths.filter((path) => !path.startsWith('/api/'))).toEqual([]);
  });
});
