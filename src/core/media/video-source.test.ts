import { describe, expect, it } from 'vitest';
import fc from '../testing/fast-check';
import { getVideoPageUrl, isProviderUrl, parseTime, parseVideoFile, parseVideoUrl } from './video-source';

const at = (url: string) => {
  const source = parseVideoUrl(url, 'https://site.example/shop/');
  return source && `${source.provider} ${source.id}${source.key && ` ${source.key}`}`;
};

describe('video URL', () => {
  it.each([
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'youtube aqz-KE-bpKQ'],
    ['https://m.youtube.com/watch?list=PL1&v=aqz-KE-bpKQ&t=4s', 'youtube aqz-KE-bpKQ'],
    ['https://youtu.be/aqz-KE-bpKQ?si=x', 'youtube aqz-KE-bpKQ'],
    ['//www.youtube.com/embed/aqz-KE-bpKQ?wmode=opaque', 'youtube aqz-KE-bpKQ'],
    ['http://youtube.com/v/aqz-KE-bpKQ&hl=en', 'youtube aqz-KE-bpKQ'],
    ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', 'youtube aqz-KE-bpKQ'],
    ['https://www.youtube.com/shorts/aqz-KE-bpKQ', 'youtube aqz-KE-bpKQ'],
    ['https://www.youtube.com/live/aqz-KE-bpKQ', 'youtube aqz-KE-bpKQ'],
    ['https://vimeo.com/76979871', 'vimeo 76979871'],
    ['https://vimeo.com/76979871/8272103f6e', 'vimeo 76979871 8272103f6e'],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e&color=fff', 'vimeo 76979871 8272103f6e'],
    ['https://vimeo.com/channels/staffpicks/76979871', 'vimeo 76979871'],
    ['https://vimeo.com/groups/shortfilms/videos/76979871', 'vimeo 76979871'],
    ['https://vimeo.com/showcase/3253534/video/76979871', 'vimeo 76979871'],
    ['https://fast.wistia.net/embed/iframe/avk9twrrbn', 'wistia avk9twrrbn'],
    ['https://fast.wistia.com/embed/medias/avk9twrrbn.jsonp', 'wistia avk9twrrbn'],
    ['https://support.wistia.com/medias/26sk4lmiix', 'wistia 26sk4lmiix'],
    ['https://animoto.com/play/GjsJ1gu0WDRfr4pGw12xZQ', 'animoto GjsJ1gu0WDRfr4pGw12xZQ'],
    [
      'https://s3.amazonaws.com/embed.animoto.com/play.html?w=swf/production/vp1&e=1&f=GjsJ1gu0WDRfr4pGw12xZQ&d=0',
      'animoto GjsJ1gu0WDRfr4pGw12xZQ',
    ],
  ])('%s is %s [VID-002]', (url, expected) => {
    expect(at(url)).toBe(expected);
  });

  it.each([
    ['clip.mp4', 'file https://site.example/shop/clip.mp4'],
    ['/media/clip.WEBM?v=2', 'file https://site.example/media/clip.WEBM?v=2'],
    ['https://cdn.example/a.m4v', 'file https://cdn.example/a.m4v'],
  ])('%s is a file', (url, expected) => {
    expect(at(url)).toBe(expected);
  });

  it('is read from an Embedly player, one level deep', () => {
    const inner = encodeURIComponent('https://www.youtube.com/embed/5m1KUzaAGiQ?feature=oembed');
    const wrap = (url: string) => `//cdn.embedly.com/widgets/media.html?src=${url}&schema=x`;
    expect(at(wrap(inner))).toBe('youtube 5m1KUzaAGiQ');
    expect(at(wrap(encodeURIComponent(wrap(inner))))).toBe(null);
    expect(at(wrap(encodeURIComponent('https://evil.example/a.mp4')))).toBe(null);
  });

  it.each([
    '',
    ' ',
    'javascript:alert(1)//youtube.com/embed/aqz-KE-bpKQ',
    'data:text/html,<iframe src="https://youtu.be/aqz-KE-bpKQ">',
    'https://www.youtube.com@evil.example/embed/aqz-KE-bpKQ',
    'https://evil@www.youtube.com/embed/aqz-KE-bpKQ',
    'https://www.youtube.com:8443/embed/aqz-KE-bpKQ',
    'https://www.youtube.com./embed/aqz-KE-bpKQ',
    'https://youtube.com.evil.example/embed/aqz-KE-bpKQ',
    'https://evilyoutube.com/embed/aqz-KE-bpKQ',
    'https://evil.example/https://www.youtube.com/embed/aqz-KE-bpKQ',
    'https://www.youtube.com/embed/..%2f..%2fredirect',
    'https://www.youtube.com/embed/short',
    'https://www.youtube.com/redirect?q=https://evil.example',
    'ftp://www.youtube.com/embed/aqz-KE-bpKQ',
    'https://www.yоutube.com/embed/aqz-KE-bpKQ', // a Cyrillic o
    'https://vimeo.com/showcase/3253534',
    'https://player.vimeo.com/video/1"onload="x',
    'https://s3.amazonaws.com/evil.example/play.html?f=GjsJ1gu0WDRfr4pGw12xZQ',
    'https://s3.amazonaws.com/embed.animoto.com/../evil/play.html?f=GjsJ1gu0WDRfr4pGw12xZQ',
    'https://www.dailymotion.com/video/x8y2abc',
    'https://[',
  ])('%s is not a video', (url) => {
    expect(at(url)).toBe(null);
  });

  it('yields only a plain id of a known provider or a file for random input', () => {
    const hosts = [
      'www.youtube.com',
      'youtu.be',
      'vimeo.com',
      'player.vimeo.com',
      'fast.wistia.net',
      'animoto.com',
    ];
    const url = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      fc
        .tuple(
          fc.constantFrom(...hosts),
          fc.constantFrom('/embed/', '/', '/video/', '/play/', '/watch?v='),
          fc.string(),
        )
        .map(([host, path, rest]) => `https://${host}${path}${rest}`),
    );
    fc.assert(
      fc.property(url, (input) => {
        const source = parseVideoUrl(input);
        if (!source) return;
        if (source.provider === 'file') expect(source.id).toMatch(/^(https?|blob|data):/);
        else expect(`${source.id}${source.key}`).toMatch(/^[\w-]+$/);
        expect(source.start).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 300 },
    );
  });

  it('contains the start time', () => {
    expect(parseVideoUrl('https://youtu.be/aqz-KE-bpKQ?t=1m30s')?.start).toBe(90);
    expect(parseVideoUrl('https://www.youtube.com/embed/aqz-KE-bpKQ?start=42')?.start).toBe(42);
    expect(parseVideoUrl('https://vimeo.com/76979871#t=2m')?.start).toBe(120);
    expect(parseVideoUrl('https://a.example/b.mp4#t=7,9')?.start).toBe(7);
    expect(['12', '12.7s', '1h2m3s', '', 'soon', null].map(parseTime)).toEqual([12, 12, 3723, 0, 0, 0]);
  });
});

describe('video file', () => {
  it('may have any name but not a script or document URL', () => {
    expect(parseVideoFile('/stream/42', 'https://site.example')?.id).toBe('https://site.example/stream/42');
    expect(parseVideoFile('javascript:alert(1)', 'https://site.example')).toBe(null);
    expect(parseVideoFile('data:text/html,x', 'https://site.example')).toBe(null);
  });
});

describe('provider URL', () => {
  it('is detected by its host, including thumbnail hosts', () => {
    expect(isProviderUrl('https://i.ytimg.com/vi/5m1KUzaAGiQ/hqdefault.jpg')).toBe(true);
    expect(isProviderUrl('//i.vimeocdn.com/video/1.jpg')).toBe(true);
    expect(isProviderUrl('https://embed-ssl.wistia.com/deliveries/1.jpg')).toBe(true);
    expect(isProviderUrl('https://d2m23yiuv18ohn.cloudfront.net/Video/1.jpg')).toBe(true);
    expect(isProviderUrl('/pictures/dawn.webp', 'https://site.example')).toBe(false);
    expect(isProviderUrl('https://images.example/dawn.webp')).toBe(false);
  });
});

describe('video page URL', () => {
  it('parses back to the same video', () => {
    for (const url of [
      'https://youtu.be/aqz-KE-bpKQ',
      'https://vimeo.com/76979871/8272103f6e',
      'https://fast.wistia.net/embed/iframe/avk9twrrbn',
      'https://animoto.com/play/GjsJ1gu0WDRfr4pGw12xZQ',
      'https://a.example/b.mp4',
    ]) {
      const source = parseVideoUrl(url)!;
      expect(parseVideoUrl(getVideoPageUrl(source))).toEqual(source);
    }
  });
});
