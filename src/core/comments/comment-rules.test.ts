import { describe, expect, it } from 'vitest';
import { validateComment } from './comment-errors';
import { COMMENT_LIMITS, normalizeWebsite } from './comment-limits';
import { trimComment } from './comment-rules';
import { commentFormMessages as messages } from './messages';

const comment = { name: 'Ada', email: 'ada@example.org', website: '', body: 'Lovely.' };

describe('validateComment', () => {
  it('accepts a comment and its optional website', () => {
    expect(validateComment(comment, messages)).toEqual({});
    expect(validateComment({ ...comment, website: 'example.org/me' }, messages)).toEqual({});
  });

  it('reports every missing or invalid field', () => {
    const errors = validateComment(
      { name: ' ', email: 'ada', website: 'javascript:alert(1)', body: '\n ' },
      messages,
    );
    expect(errors).toEqual({
      name: messages.nameMissing,
      email: messages.emailInvalid,
      website: messages.websiteInvalid,
      body: messages.bodyMissing,
    });
  });

  it('asks a member for the text only', () => {
    expect(validateComment({ body: '' }, messages, { isMember: true })).toEqual({
      body: messages.bodyMissing,
    });
  });

  it('limits every text', () => {
    const long = {
      ...comment,
      name: 'a'.repeat(COMMENT_LIMITS.name + 1),
      body: 'a'.repeat(COMMENT_LIMITS.body + 1),
    };
    expect(validateComment(long, messages)).toEqual({
      name: 'Use at most 60 characters.',
      body: 'Use at most 5,000 characters.',
    });
  });
});

it('normalizes line breaks and removes space around texts', () => {
  expect(trimComment({ ...comment, name: ' Ada ', body: ' one\r\ntwo\rthree ' })).toEqual({
    ...comment,
    body: 'one\ntwo\nthree',
  });
});

it.each([
  ['example.org', 'https://example.org/'],
  ['http://example.org/a?b', 'http://example.org/a?b'],
  ['ftp://example.org', undefined],
  ['data:text/html,hi', undefined],
  ['not a site.', undefined],
  ['localhost', undefined],
])('reads the website %s as %s', (text, address) => {
  expect(normalizeWebsite(text)).toBe(address);
});
