import { describe, expect, it } from 'vitest';
import { systemErrorMessages as messages } from '../../core/messages/session-messages';
import { formatErrorLines, parseSystemError } from './system-error.model';

const lines = (json: unknown, product = 'the product') =>
  formatErrorLines(parseSystemError(json)!, product, messages);

describe('formatErrorLines', () => {
  it('hides the details of a cleaned error [DLG-010]', () => {
    const text = [messages.title, ...lines({ cleaned: true, url: '/secret', text: 'stack' })].join(' ');
    expect(text).toBe(
      'Something Went Wrong! Our system has encountered an error. This exception has been automatically logged and reported. We will return shortly.',
    );
  });

  it('reports that the product is unreachable, or the message of the server [DLG-011]', () => {
    expect(lines({ kind: 'network', url: '/a' })).toEqual([
      'Unable to connect to the product. Please try again',
    ]);
    expect(lines({ kind: 'network' }, 'Northlight')).toEqual([
      'Unable to connect to Northlight. Please try again',
    ]);
    expect(lines({ kind: 'network', error: 'Back at noon.' })).toEqual(['Back at noon.']);
  });

  it.each(['error', 'message', 'text'])(
    'lists URL, uppercase format and %s of other errors [DLG-012]',
    (name) => {
      expect(lines({ url: '/api/a', format: 'json', [name]: 'Too late.' })).toEqual([
        '/api/a',
        'JSON',
        'Too late.',
      ]);
    },
  );

  it('parses text and rejects invalid values', () => {
    expect(lines('Too late.')).toEqual(['Too late.']);
    expect(lines({})).toEqual(['Something went wrong']);
    expect([parseSystemError(7), parseSystemError(null), parseSystemError([])]).toEqual([null, null, null]);
  });
});
