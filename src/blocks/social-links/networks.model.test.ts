import { describe, expect, it } from 'vitest';
import { findNetwork } from './networks.model';

describe('findNetwork', () => {
  it('recognizes networks by their host, with any subdomain [BLK-030]', () => {
    const names = [
      'https://www.youtube.com/@pots',
      'https://youtu.be/x',
      'https://twitter.com/pots',
      'https://x.com/pots',
      'https://pots.bandcamp.com/',
    ].map((url) => findNetwork(url).name);
    expect(names).toEqual(['YouTube', 'YouTube', 'X', 'X', 'Bandcamp']);
  });

  it('names other sites by their host, and does not match a part of a host name', () => {
    for (const host of ['netflix.com', 'fox.com', 'x.com.evil.example', 'wwwpots.example'])
      expect([findNetwork(`https://${host}/`).name, findNetwork(`https://www.${host}/`).name]).toEqual([
        host,
        host,
      ]);
    for (const url of ['', 'x', 'tel:1']) expect(findNetwork(url).name).toBe('');
  });

  it('has a separate icon for each known network [BLK-030]', () => {
    const hosts =
      'bandcamp.com bsky.app facebook.com flickr.com foursquare.com github.com instagram.com linkedin.com mastodon.social medium.com pinterest.com reddit.com soundcloud.com open.spotify.com substack.com threads.net tiktok.com tumblr.com twitch.tv vimeo.com x.com youtube.com pots.example';
    const icons = hosts.split(' ').map((host) => findNetwork(`https://${host}/pots`).icon);
    expect(new Set(icons).size).toBe(icons.length);
  });

  it('has an icon for a mail address and for unknown networks', () => {
    const icons = ['mailto:a@b.example', 'https://pots.example/', 'https://x.com/'].map(
      (url) => findNetwork(url).icon,
    );
    expect(new Set(icons).size).toBe(3);
    expect(findNetwork('mailto:a@b.example').isMail).toBe(true);
  });
});
