import { expect, it } from 'vitest';
import { mayBeProviderUrl } from './provider-host';
import { isProviderUrl } from './video-source';

const PROVIDER_URLS = [
  'https://i.ytimg.com/vi/abc/hqdefault.jpg',
  'https://i9.ytimg.com/vi/abc/hqdefault.jpg',
  '//img.ytimg.com/vi/abc/0.jpg',
  'https://youtu.be/abc',
  'https://www.YouTube-nocookie.com/embed/abc',
  'http://m.youtube.com/watch?v=abc',
  'https://i.vimeocdn.com/video/1.webp',
  'https://player.vimeo.com/video/1',
  'https://embed-ssl.wistia.com/deliveries/a.jpg',
  'https://fast.wistia.net/a.jpg',
  'https://home.wi.st/a.jpg',
  'https://embed.animoto.com/a.jpg',
  'https://s3.amazonaws.com/embed.animoto.com/play.html?f=a',
  'https://d2m23yiuv18ohn.cloudfront.net/a.jpg',
  'https://cdn.embedly.com/widgets/media.html?src=a',
];

it('finds every URL on the host of a video provider', () => {
  expect(PROVIDER_URLS.filter((url) => !isProviderUrl(url))).toEqual([]);
  expect(PROVIDER_URLS.filter((url) => !mayBeProviderUrl(url))).toEqual([]);
});

it('leaves images of other hosts, whatever their path', () => {
  for (const url of [
    '/pictures/youtube.jpg',
    'https://images.example/vimeo/1.jpg',
    'https://abc.cloudfront.net/a.jpg',
    'https://images.squarespace-cdn.com/content/a.jpg',
  ])
    expect(mayBeProviderUrl(url)).toBe(false);
});
