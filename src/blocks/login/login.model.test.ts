import { describe, expect, it } from 'vitest';
import { defaultMessages as texts } from './login.messages';
import { resolveSameOriginPath, toFailureState, validateCredentials } from './login.model';

describe('a login', () => {
  it('wants an address and a password', () => {
    expect(validateCredentials('', '', texts)).toMatchObject({ field: 'email', message: texts.missing });
    expect(validateCredentials('a', '', texts)).toMatchObject({ field: 'password' });
    expect(validateCredentials('a', 'b', texts)).toBeNull();
  });

  it.each([
    [429, { retryAfter: 121 }, 'Too many attempts. Please try again in 3 min.', null],
    [429, {}, 'Too many attempts. Please try again in 1 min.', null],
    [401, { message: 'Wrong.' }, 'Wrong.', 'password'],
    [503, { message: 'Later.' }, 'Later.', null],
    [200, {}, 'Something went wrong', null],
  ] as const)('after %d with %o says: %s', (status, error, message, field) => {
    expect(toFailureState(status, { kind: 'refused', message: '', ...error }, texts)).toEqual({
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
  ])('goes on from %s to %s', (wanted, to) => {
    expect(resolveSameOriginPath(wanted, new URL('https://shop.example/journal/first'))).toBe(to);
  });
});
