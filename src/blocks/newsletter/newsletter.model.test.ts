import { describe, expect, it } from 'vitest';
import { newsletterMessages } from '../../core/messages/form-messages';
import { defaultMessages } from './newsletter.messages';
import { validateSubscription } from './newsletter.model';

const validate = (email: string, listId = 'news', emailPolicy: 'html' | 'documented' = 'documented') =>
  validateSubscription({ email, title: 'Email', listId, emailPolicy }, defaultMessages);

describe('validateSubscription', () => {
  it('applies the email rule of forms: 3 to 256 characters and the pattern [NWS-002]', () => {
    expect(validate('ada@example.com')).toBe(null);
    expect(validate(`${'a'.repeat(244)}@example.com`)).toBe(null);
    for (const wrong of ['a@', 'ada@example', 'ada@example.museum', `${'a'.repeat(245)}@example.com`])
      expect(validate(wrong)).toMatchObject({
        message: 'One or more fields is invalid, please check your entries.',
        fieldError: 'Email is not valid. Email addresses should follow the format user@domain.com.',
      });
  });

  it('follows the HTML rule with the html policy', () => {
    expect(validate('a@b.berlin', 'news', 'html')).toBe(null);
    expect(validate('a@', 'news', 'html')).toHaveProperty('fieldError');
  });

  it('requires an address', () => {
    expect(validate(' ')).toMatchObject({ fieldError: 'Email is required.' });
  });
});

it('requires a mailing list [NWS-003]', () => {
  expect(newsletterMessages.listMissing).toMatch(/select/i);
  expect(validate('ada@example.com', '')).toEqual({
    phase: 'failure',
    message: newsletterMessages.listMissing,
    fieldError: '',
  });
});
