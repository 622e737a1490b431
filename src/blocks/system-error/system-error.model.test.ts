import { describe, expect, it } from 'vitest';
import { systemErrorMessages as texts } from '../../core/messages-session';
import { formatErrorLines, parseSystemError } from './system-error.model';

const lines = (json: unknown, product = 'the product') =>
  formatErrorLines(parseSystemError(json)!, product, texts);

describe('what the overlay says', () => {
  it('is nothing of a cleaned error itself [DLG-010]', () => {
    const said = [texts.title, ...lines({ cleaned: true, url: '/secret', text: 'stack' })].join(' ');
    expect(said).toBe(
      'Something Went Wrong! Our system has encountered an error. This exception has been automatically logged and reported. We will return shortly.',
    );
  });

  it('is that the product cannot be reached, or what the server says [DLG-011]', () => {
    expect(lines({ kind: 'network', url: '/a' })).toEqual([
      'Unable to connect to the product. Please try again',
    ]);
    expect(lines({ kind: 'network' }, 'Northlight')).toEqual([
      'Unable to connect to Northlight. Please try again',
    ]);
    expect(lines({ kind: 'network', error: 'Back at noon.' })).toEqual(['Back at noon.']);
  });

  it.each(['error', 'message', 'text'])(
    'is address, format in capitals and %s of any other [DLG-012]',
    (name) => {
      expect(lines({ url: '/api/a', format: 'json', [name]: 'Too late.' })).toEqual([
        '/api/a',
        'JSON',
        'Too late.',
      ]);
    },
  );

  it('reads a text, and refuses what is no error', () => {
    expect(lines('Too late.')).toEqual(['Too late.']);
    expect(lines({})).toEqual(['Something went wrong']);
    expect([parseSystemError(7), parseSystemError(null), parseSystemError([])]).toEqual([null, null, null]);
  });
});
