import { describe, expect, it } from 'vitest';
import { isSensitive } from './sensitive-fields';

const control = (more: object) => ({ type: 'text', name: 'note', autocomplete: '', ...more });

describe('isSensitive', () => {
  it.each([
    { type: 'password' },
    { type: 'hidden' },
    { type: 'file' },
    { autocomplete: 'cc-number' },
    { autocomplete: 'section-pay cc-csc' },
    { autocomplete: 'one-time-code' },
    { autocomplete: 'new-password' },
    { autocomplete: 'off' },
    { name: 'cardNumber' },
    { name: 'card_number' },
    { name: 'CVV' },
    { name: 'billing[iban]' },
    { name: 'ssn' },
    { name: 'passport-no' },
    { name: 'g-recaptcha-token captcha' },
  ])('returns true for %o', (more) => expect(isSensitive(control(more))).toBe(true));

  it.each([
    { name: 'email', autocomplete: 'email' },
    { name: 'message', type: 'textarea' },
    { name: 'postcard' },
    { name: 'opinion' },
    { name: 'address[Zip]', autocomplete: 'postal-code' },
    { name: 'discard', type: 'checkbox' },
    { name: 'occupation' },
  ])('returns false for %o', (more) => expect(isSensitive(control(more))).toBe(false));
});
