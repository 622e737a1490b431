import { describe, expect, it } from 'vitest';
import fc from '../testing/fast-check';
import { parseEmbed } from './video-embed';
import { parseVideoUrl } from './video-source';

describe('embed markup', () => {
  it('is an iframe with a URL, an aspect ratio and a title [VID-004]', () => {
    expect(
      parseEmbed(
        '<iframe src="//www.youtube.com/embed/aqz-KE-bpKQ?a=1&amp;b=2" width="854" height=480 title="Big &quot;B&#39;" allowfullscreen></iframe>',
      ),
    ).toEqual({
      type: 'iframe',
      src: '//www.youtube.com/embed/aqz-KE-bpKQ?a=1&b=2',
      ratio: 854 / 480,
      title: 'Big "B\'',
    });
  });

  it('is an object, in each notation of its URL [VID-004]', () => {
    const url = 'https://www.youtube.com/v/aqz-KE-bpKQ';
    for (const html of [
      `<object data="${url}"></object>`,
      `<OBJECT width="425" height="344"><param name="movie" value="${url}"></param></OBJECT>`,
      `<object><embed src='${url}' type="application/x-shockwave-flash"></object>`,
    ])
      expect(parseEmbed(html)).toMatchObject({ type: 'object', src: url });
  });

  it.each(['', '   ', '<script></script>', '<p>text</p>', '<embed src="x">', '&lt;iframe&gt;', '<iframe'])(
    '%j is invalid [VID-004] [VID-005]',
    (html) => {
      expect(parseEmbed(html)).toEqual({ type: 'invalid', src: '', ratio: 0, title: '' });
    },
  );

  it('is parsed with the line break tags of site builders', () => {
    const html = '<br/><br />\n<iframe<br/> src="https://youtu.be/aqz-KE-bpKQ"<br>><br/></iframe><br/>';
    expect(parseEmbed(html).src).toBe('https://youtu.be/aqz-KE-bpKQ');
  });

  it('ignores comments and uses the first iframe', () => {
    const html =
      '<!-- <iframe src="https://a.example"> --><iframe src="https://b.example"></iframe><iframe src="c">';
    expect(parseEmbed(html).src).toBe('https://b.example');
  });

  it('has no aspect ratio with percentages or invalid sizes', () => {
    for (const size of ['width="100%" height="400"', 'width="0" height="0"', 'width="x" height="-3"', ''])
      expect(parseEmbed(`<iframe ${size}>`).ratio).toBe(0);
  });

  it('never creates a player from malicious URLs', () => {
    for (const src of [
      'javascript:alert(1)',
      'java&#115;cript:alert(1)',
      'data:text/html,<script>x</script>',
      'https://www.youtube.com@evil.example/embed/aqz-KE-bpKQ',
      '//evil.example/www.youtube.com/embed/aqz-KE-bpKQ',
    ])
      expect(parseVideoUrl(parseEmbed(`<iframe src="${src}" srcdoc="<script>x</script>">`).src)).toBe(null);
  });

  it('is parsed without errors and quickly for random markup', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '<iframe',
        '<object',
        '<param',
        ' src=',
        '"',
        "'",
        '>',
        '<!--',
        '-->',
        '&#1114111;',
        '<br/>',
      ),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const { type, ratio } = parseEmbed(pieces.join(''));
        expect(['iframe', 'object', 'invalid']).toContain(type);
        expect(ratio).toBeGreaterThanOrEqual(0);
      }),
    );
    expect(parseEmbed('<iframe '.repeat(100_000)).type).toBe('invalid');
  });
});
