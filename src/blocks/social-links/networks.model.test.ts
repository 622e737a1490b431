import { describe, expect, it } from 'vitest';
import { findNetwork } from './networks.model';

describe('findNetwork', () => {
  it('knows networks by their host, with any subdomain [BLK-030]', () => {
    const names = [
      'https://www.youtube.com/@pots',
      'https://youtu.be/x',
      'https://twitter.com/pots',
      'https://x.com/pots',
      'https://pots.bandcamp.com/',
    ].map((url) => findNetwork(url).name);
    expect(names).toEqual(['YouTube', 'YouTube', 'X', 'X', 'Bandcamp']);
  });

  it('knows no other host, and no part of a name', () => {
    for (const url of ['https://netflix.com/', 'https://fox.com/', 'https://x.com.evil.example/', '', 'x'])
      expect(findNetwork(url).name).toBe('');
  });

  it('has an icon for a mail address and for unknown networks', () => {
    const icons = ['mailto:a@b.example', 'https://pots.example/', 'https://x.com/'].map(
      (url) => findNetwork(url).icon,
    );
    expect(new Set(icons).size).toBe(3);
    expect(findNetwork('mailto:a@b.example').isMail).toBe(true);
  });
});
