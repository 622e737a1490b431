import { describe, expect, it } from 'vitest';
import { commonMessages, fill, mediaMessages } from './messages';

describe('messages', () => {
  it('are filled in, and left as they are where nothing is given', () => {
    expect(fill('From ({url}): {message}', { url: '/a', message: '{url}' })).toBe('From (/a): {url}');
    expect(fill('{title} is required.', {})).toBe('{title} is required.');
    expect(fill('{constructor} {toString}', {})).toBe('{constructor} {toString}');
  });

  it('have the strings of the table [MSG-008] [MSG-009] [MSG-012]', () => {
    expect(Object.values(commonMessages)).toEqual([
      'Network error',
      'Unable to connect. Please try again',
      'Please try again',
      'Something went wrong',
    ]);
  });

  it('say what is wrong with a video [VID-013]', () => {
    expect(mediaMessages.vimeoBasic).toBe('Videos of Vimeo Basic accounts are not supported.');
  });
});
