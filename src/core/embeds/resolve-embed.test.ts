import { describe, expect, it } from 'vitest';
import { parseEmbed } from '../media/video-embed';
import { EMBED_FRAME_SOURCES } from './embed-frame-sources';
import { findLinks } from './embed-url';
import { type EmbedRules, resolveEmbed } from './resolve-embed';

const RULES: EmbedRules = { provider: null, hosts: [], base: 'https://site.example/page' };
const ofLink = (link: string, rules: Partial<EmbedRules> = {}) =>
  resolveEmbed({ frames: [], links: [link] }, { ...RULES, ...rules })?.url;
const ofFrame = (frame: string, rules: Partial<EmbedRules> = {}) =>
  resolveEmbed({ frames: [frame], links: [] }, { ...RULES, ...rules })?.url;

describe('the frame of a link', () => {
  const tweet = 'https://platform.twitter.com/embed/Tweet.html?id=1410624005669187586&dnt=true';
  it.each([
    'https://twitter.com/nasa/status/1410624005669187586?ref_src=twsrc%5Etfw',
    'https://x.com/nasa/status/1410624005669187586',
    'http://mobile.twitter.com/i/web/status/1410624005669187586/photo/1',
    '//twitter.com/nasa/statuses/1410624005669187586',
    'https://platform.twitter.com/embed/Tweet.html?id=1410624005669187586&theme=dark',
  ])('of X: %s [BLK-033]', (link) => expect(ofLink(link)).toBe(tweet));

  it.each([
    ['https://www.instagram.com/p/CmzfEGkN7vQ/', 'p/CmzfEGkN7vQ'],
    ['https://instagram.com/studio.north/reel/CmzfEGkN7vQ?igsh=1', 'reel/CmzfEGkN7vQ'],
    ['https://www.instagram.com/p/CmzfEGkN7vQ/embed/captioned/', 'p/CmzfEGkN7vQ'],
  ])('of Instagram: %s [BLK-035]', (link, path) =>
    expect(ofLink(link)).toBe(`https://www.instagram.com/${path}/embed/`),
  );

  it.each([
    'https://www.tiktok.com/@example/video/7138776934917344554',
    'https://www.tiktok.com/embed/v2/7138776934917344554?lang=en',
  ])('of TikTok: %s', (link) =>
    expect(ofLink(link)).toBe('https://www.tiktok.com/player/v1/7138776934917344554?rel=0'),
  );

  const player = 'https://w.soundcloud.com/player/?url=https%3A%2F%2F';
  it.each([
    ['https://soundcloud.com/forss/flickermood', `${player}soundcloud.com%2Fforss%2Fflickermood`],
    [
      'https://m.soundcloud.com/forss/sets/soulhack?in=x',
      `${player}soundcloud.com%2Fforss%2Fsets%2Fsoulhack`,
    ],
    [
      'https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/293&auto_play=true&color=%23ff5500',
      `${player}api.soundcloud.com%2Ftracks%2F293`,
    ],
  ])('of SoundCloud: %s [BLK-037]', (link, url) => expect(ofLink(link)).toBe(url));

  it.each([
    'https://read.amazon.com/kp/card?asin=B001AO0GRC&preview=inline&linkCode=kpe&ref_=cm_sw_r&tag=north-20',
    'https://read.amazon.com/kp/kshare?asin=B001AO0GRC&tag=north-20',
  ])('of a book at Amazon: %s [BLK-036]', (link) =>
    expect(ofLink(link)).toBe(
      'https://read.amazon.com/kp/card?asin=B001AO0GRC&preview=inline&linkCode=kpe&tag=north-20',
    ),
  );

  it('of Spotify', () =>
    expect(ofLink('https://open.spotify.com/intl-de/track/4uLU6hMCjMI75M1A2tKUQC?si=1')).toBe(
      'https://open.spotify.com/embed/track/4uLU6hMCjMI75M1A2tKUQC',
    ));

  it.each([
    'https://foursquare.com/v/the-old-dairy/4b0588f1f964a520e5ce22e3',
    'https://www.amazon.com/dp/B001AO0GRC',
    'https://twitter.com/nasa',
    'https://www.instagram.com/nasa/',
    'https://www.tiktok.com/tag/sandwich',
    'https://soundcloud.com/search/sounds',
  ])('is missing for %s [BLK-034]', (link) => expect(ofLink(link)).toBeUndefined());
});

describe('hosts', () => {
  it.each([
    'https://twitter.com.evil.example/nasa/status/1410624005669187586',
    'https://evil.example/https://twitter.com/nasa/status/1410624005669187586',
    'https://twitter.com@evil.example/nasa/status/1410624005669187586',
    'https://user:password@twitter.com/nasa/status/1410624005669187586',
    'https://twitter.com:8443/nasa/status/1410624005669187586',
    'javascript:alert(1)//twitter.com/nasa/status/1410624005669187586',
    'data:text/html,<script>alert(1)</script>',
    'https://w.soundcloud.com/player/?url=https%3A%2F%2Fevil.example%2Fa%2Fb',
    'https://read.amazon.com.evil.example/kp/card?asin=B001AO0GRC',
    'https://read.amazon.com/kp/card?asin=%22%3E%3Cscript',
    '',
    'https://',
  ])('"%s" has no frame [BLK-033] [BLK-035] [BLK-036] [BLK-037]', (url) =>
    expect([ofLink(url), ofFrame(url)]).toEqual([undefined, undefined]),
  );

  it('that the page allows are framed with https, unless they are the host of the page', () => {
    const hosts = ['forms.example.com', 'site.example'];
    expect(ofFrame('http://forms.example.com/1', { hosts })).toBe('https://forms.example.com/1');
    expect(ofFrame('https://forms.example.com/1')).toBeUndefined();
    expect(ofLink('https://forms.example.com/1', { hosts })).toBeUndefined();
    expect(ofFrame('https://site.example/account', { hosts })).toBeUndefined();
    expect(ofFrame('/account', { hosts })).toBeUndefined();
  });

  it('are limited to the given provider', () => {
    const link = 'https://x.com/nasa/status/1410624005669187586';
    expect([ofLink(link, { provider: 'instagram' }), ofLink(link, { provider: 'twitter' })]).toEqual([
      undefined,
      expect.stringContaining('Tweet.html'),
    ]);
  });

  it('of all frames are listed for the content security policy', () => {
    const links = [
      'https://x.com/nasa/status/1',
      'https://instagram.com/p/CmzfEGkN7vQ',
      'https://www.tiktok.com/@a/video/71387769',
      'https://soundcloud.com/forss/flickermood',
      'https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC',
      'https://read.amazon.com/kp/card?asin=B001AO0GRC',
    ];
    expect(links.map((link) => new URL(ofLink(link)!).origin)).toEqual([...EMBED_FRAME_SOURCES]);
  });
});

it('findLinks reads the addresses in embed code', () => {
  const code = `<blockquote class="instagram-media" data-instgrm-permalink='https://www.instagram.com/p/CmzfEGkN7vQ/?a=1&amp;b=2'>
    <a href="https://site.example/">x</a></blockquote><script src="https://evil.example/embed.js"></script>`;
  expect(findLinks(code)).toEqual([
    'https://www.instagram.com/p/CmzfEGkN7vQ/?a=1&b=2',
    'https://site.example/',
  ]);
});

it('finds the frame of a published embed block, which repeats its code in its settings [BLK-013]', () => {
  const code = `<blockquote class="tiktok-embed" cite="https://www.tiktok.com/@studio.north/video/7100000000000000004"
    data-video-id="7100000000000000004"><section><a target="_blank" title="@studio.north"
    href="https://www.tiktok.com/@studio.north?refer=embed">@studio.north</a> <a title="glaze"
    href="https://www.tiktok.com/tag/glaze?refer=embed">#glaze</a></section></blockquote>`;
  const settings = JSON.stringify({
    hSize: null,
    html: `${code}<script async src="https://www.tiktok.com/embed.js">`,
  })
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;');
  const html = `<div class="sqs-block embed-block sqs-block-embed" data-block-json="${settings}" data-block-type="22">
    <div class="sqs-block-content">${code}</div></div>`;
  const frames = [parseEmbed(html).src].filter(Boolean);
  expect(resolveEmbed({ frames, links: findLinks(html) }, RULES)?.url).toBe(
    'https://www.tiktok.com/player/v1/7100000000000000004?rel=0',
  );
});
