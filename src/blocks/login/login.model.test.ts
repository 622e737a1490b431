import { describe, expect, it } from 'vitest';
import { defaultMessages as messages } from './login.messages';
import { resolveSameOriginPath, toFailureState, validateCredentials } from './login.model';

describe('the login model', () => {
  it('requires an email address and a password', () => {
    expect(validateCredentials('', '', messages)).toMatchObject({
      field: 'email',
      message: messages.missing,
    });
    expect(validateCredentials('a', '', messages)).toMatchObject({ field: 'password' });
    expect(validateCredentials('a', 'b', messages)).toBeNull();
  });

  it.each([
    [429, { retryAfter: 121 }, 'Too many attempts. Please try again in 3 min.', null],
    [429, {}, 'Too many attempts. Please try again in 1 min.', null],
    [401, { message: 'Wrong.' }, 'Wrong.', 'password'],
    [503, { message: 'Later.' }, 'Later.', null],
    [200, {}, 'Something went wrong', null],
  ] as const)('maps status %d with %o to: %s', (status, error, message, field) => {
    expect(toFailureState(status, { kind: 'refused', message: '', ...error }, messages)).toEqual({
      phase: 'failure',
      message,
      field,
    });
  });

  it.each([
    ['/shop?a=1#b', '/shop?a=1#b'],
    ['next', '/journal/next'],
    ['https://shop.example/x', '/x'],
    ['https://evil.example/', null],
    ['//evil.example/', null],
    ['javascript:alert(1)', null],
    ['http://', null],
    [' ', null],
  ])('resolves %s to %s', (url, path) => {
    expect(resolveSameOriginPath(url, new URL('https://shop.example/journal/first'))).toBe(path);
  });
});
