import { describe, expect, it } from 'vitest';
import { newsletterMessages } from '../../core/messages';
import { defaultMessages } from './newsletter.messages';
import { validateSubscription } from './newsletter.model';

const check = (email: string, listId = 'news') =>
  validateSubscription(email, listId, 'Email', 'documented', defaultMessages);

describe('an address', () => {
  it('is one by the rule of forms: 3 to 256 characters and the pattern [NWS-002]', () => {
    expect(check('ada@example.com')).toBe(null);
    expect(check(`${'a'.repeat(244)}@example.com`)).toBe(null);
    for (const wrong of ['a@', 'ada@example', 'ada@example.museum', `${'a'.repeat(245)}@example.com`])
      expect(check(wrong)).toMatchObject({
        message: 'One or more fields is invalid, please check your entries.',
        error: 'Email is not valid. Email addresses should follow the format user@domain.com.',
      });
  });

  it('is needed', () => {
    expect(check(' ')).toMatchObject({ error: 'Email is required.' });
  });
});

it('says that a list must be selected [NWS-003]', () => {
  expect(newsletterMessages.listMissing).toMatch(/select/i);
  expect(check('ada@example.com', '')).toEqual({
    phase: 'failure',
    message: newsletterMessages.listMissing,
    error: '',
  });
});
