import { describe, expect, it } from 'vitest';
import { buildShareUrl, getNetworkName } from './share-url';
import fc from './testing/fast-check';

const NETWORKS = 'facebook x bluesky linkedin pinterest reddit tumblr whatsapp mail'.split(' ');
const DAWN = {
  url: 'https://site.example/dawn?a=1&b=2',
  title: 'Dawn & dusk',
  image: 'https://site.example/1.jpg',
};

describe('a share link', () => {
  it.each([
    [
      'facebook',
      'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fsite.example%2Fdawn%3Fa%3D1%26b%3D2',
    ],
    ['mail', 'mailto:?subject=Dawn%20%26%20dusk&body=https%3A%2F%2Fsite.example%2Fdawn%3Fa%3D1%26b%3D2'],
    [
      'pinterest',
      'https://www.pinterest.com/pin/create/button/?url=https%3A%2F%2Fsite.example%2Fdawn%3Fa%3D1%26b%3D2&media=https%3A%2F%2Fsite.example%2F1.jpg&description=Dawn%20%26%20dusk',
    ],
  ])('for %s contains the URL of the page in its query', (network, url) =>
    expect(buildShareUrl(network, DAWN)).toBe(url),
  );

  it('is the same for the former name of a network', () => {
    expect(buildShareUrl('twitter', DAWN)).toBe(buildShareUrl('x', DAWN));
    expect(getNetworkName('twitter')).toBe('X');
  });

  it.each([
    ['markup', '<b>Dawn</b> &amp; dusk'],
    ['separators', 'Dawn | Northlight – Journal: #1 100 % + more?'],
    ['a very long text', 'Dawn '.repeat(400).trim()],
  ])('contains a title with %s unchanged', (_, title) => {
    for (const network of NETWORKS) {
      const values = [...new URL(buildShareUrl(network, { ...DAWN, title })!).searchParams.values()];
      const expected = /facebook|linkedin/.test(network) ? [] : [title];
      if (/bluesky|whatsapp/.test(network)) expect(values).toEqual([`${title} ${DAWN.url}`]);
      else expect(values.filter((value) => value !== DAWN.url && value !== DAWN.image)).toEqual(expected);
    }
  });

  it('joins the lines of a title', () => {
    const title = '\n  Dawn\r\n\tat sea ';
    expect(buildShareUrl('mail', { ...DAWN, title })).toBe(
      buildShareUrl('mail', { ...DAWN, title: 'Dawn at sea' }),
    );
    expect(buildShareUrl('whatsapp', { ...DAWN, title: ' \n ' })).toBe(
      `https://wa.me/?text=${encodeURIComponent(DAWN.url)}`,
    );
  });

  it('has the same host, path and hash for any text', () => {
    const bare = new Map(
      NETWORKS.map((network) => [
        network,
        new URL(buildShareUrl(network, { url: 'u', title: 't', image: 'i' })!),
      ]),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), fc.string(), (url, title, image) => {
        for (const network of NETWORKS) {
          const built = new URL(buildShareUrl(network, { url: `u${url}`, title, image })!);
          const { origin, pathname, hash } = bare.get(network)!;
          expect([built.origin, built.pathname, built.hash]).toEqual([origin, pathname, hash]);
          const values = [...built.searchParams.values()].join(' ');
          expect(values).toContain(`u${url}`.toWellFormed());
          expect(built.href).not.toMatch(/[<>"'\s]/);
        }
      }),
    );
  });

  it.each(['constructor', '__proto__', '', 'myspace'])('is undefined for the network "%s"', (network) =>
    expect([buildShareUrl(network, DAWN), getNetworkName(network)]).toEqual([undefined, undefined]),
  );
});
