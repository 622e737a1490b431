import { describe, expect, it } from 'vitest';
import { formatClock, formatSpoken, getRowForKey, readDuration, readFileTitle } from './audio.model';

describe('formatting and parsing of times', () => {
  it('formats times as minutes and seconds, with hours if needed', () => {
    expect([0, 9.99, 65, 3_600, 3_725.5].map(formatClock)).toEqual([
      '0:00',
      '0:09',
      '1:05',
      '1:00:00',
      '1:02:05',
    ]);
    expect([Number.NaN, Number.POSITIVE_INFINITY, -1].map(formatClock)).toEqual(['', '', '0:00']);
  });

  it('formats times as words, in the language of the page', () => {
    expect(formatSpoken(0, 'en')).toBe('0 seconds');
    expect(formatSpoken(61, 'en')).toBe('1 minute 1 second');
    expect(formatSpoken(3_600, 'en')).toBe('1 hour');
    expect(formatSpoken(3_725.9, 'de')).toBe('1 Stunde 2 Minuten 5 Sekunden');
    expect(formatSpoken(Number.NaN, 'en')).toBe('0 seconds');
  });

  it('reads durations in milliseconds', () => {
    expect(['1536000', '500', '', 'x', '-5', undefined].map(readDuration)).toEqual([
      1536,
      0.5,
      NaN,
      NaN,
      NaN,
      NaN,
    ]);
  });
});

describe('readFileTitle', () => {
  it('reads a title from the file name', () => {
    expect(readFileTitle('https://a.example/talks/Speaker+Name+10-16-22.mp3?x=/y.mp3')).toBe(
      'Speaker Name 10-16-22',
    );
    expect(readFileTitle('/a/First%20light_2.m4a')).toBe('First light 2');
    expect(readFileTitle('/a/%E0%A4%A.mp3')).toBe('%E0%A4%A');
    expect(readFileTitle('https://a.example/')).toBe('');
  });
});

describe('getRowForKey', () => {
  it('moves by arrows, Home and End within the list', () => {
    expect(['ArrowDown', 'ArrowUp', 'Home', 'End', 'a'].map((key) => getRowForKey(key, 1, 4))).toEqual([
      2,
      0,
      0,
      3,
      undefined,
    ]);
    expect([
      getRowForKey('ArrowUp', 0, 4),
      getRowForKey('ArrowDown', 3, 4),
      getRowForKey('Home', 0, 4),
    ]).toEqual([undefined, undefined, undefined]);
  });
});
