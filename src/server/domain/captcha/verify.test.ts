import { expect, it } from 'vitest';
import { CAPTCHA_KINDS } from '../../../core/wire/captcha';
import { CaptchaUnavailable } from './captcha';
import { VERIFY_URLS } from './hosted';
import { verifyCaptcha } from './verify';

const server = { secrets: ['a secret that is long enough, really'] as const, siteId: 'site', now: 0 };

it('contacts each hosted provider over https on its own host', () => {
  const urls = Object.values(VERIFY_URLS).map((url) => new URL(url));
  expect(urls.map((url) => url.protocol)).toEqual(['https:', 'https:', 'https:']);
  expect(new Set(urls.map((url) => url.host)).size).toBe(3);
});

it('selects the verifier by kind', async () => {
  const urls = {
    recaptcha: 'http://127.0.0.1:1/',
    hcaptcha: 'http://127.0.0.1:1/',
    turnstile: 'http://127.0.0.1:1/',
  };
  const outcomes = CAPTCHA_KINDS.map((kind) =>
    verifyCaptcha({ kind }, 'answer', { ...server, urls }).catch((error: unknown) => error),
  );
  const [altcha, ...hosted] = await Promise.all(outcomes);
  expect(altcha).toBeUndefined();
  for (const outcome of hosted) expect(outcome).toBeInstanceOf(CaptchaUnavailable);
});
