import { describe, expect, it } from 'vitest';
import { mediaMessages } from '../../core/messages';
import { resolveVideo, type VideoOptions } from './video.model';

const given: VideoOptions = {
  src: '',
  html: '',
  providerName: 'auto',
  poster: '',
  controls: true,
  hasVideo: false,
  links: [],
};
const film = (said: Partial<VideoOptions>) => resolveVideo({ ...given, ...said }, 'https://site.example/');
const FRAME =
  '<iframe src="//www.youtube.com/embed/aqz-KE-bpKQ" width="400" height="300" title="Big"></iframe>';

describe('the video that a page means', () => {
  it('is that of src, of the markup, of the video inside, of the first link to one', () => {
    expect(film({ src: 'a.mp4', html: FRAME }).source?.id).toBe('https://site.example/a.mp4');
    expect(film({ html: FRAME, hasVideo: true }).source?.id).toBe('aqz-KE-bpKQ');
    const links = ['https://site.example/about', 'https://vimeo.com/76979871'];
    expect(film({ hasVideo: true, links }).source).toBe(null);
    expect(film({ links }).source?.id).toBe('76979871');
  });

  it('has the shape and the title of its embed', () => {
    expect(film({ html: FRAME })).toMatchObject({ ratio: 400 / 300, title: 'Big', problems: [] });
  });

  it('may be a file of any name where the page says so', () => {
    expect(film({ src: '/stream/42' }).source).toBe(null);
    expect(film({ src: '/stream/42', providerName: 'file' }).source?.id).toBe(
      'https://site.example/stream/42',
    );
  });

  it('is none and no problem where nothing is said', () => {
    expect(film({})).toMatchObject({ source: null, problems: [] });
  });
});

describe('what cannot be', () => {
  it.each(['<p>text</p>', '<script></script>'])('%s is an invalid embed [VID-005]', (html) => {
    expect(film({ html }).problems).toEqual(['Invalid video embed.']);
  });

  it('a frame of somebody else is said to be one', () => {
    expect(film({ html: '<iframe src="https://evil.example/x.mp4">' })).toMatchObject({
      source: null,
      problems: [expect.stringMatching(/^Invalid video embed\. It is not a player of/)],
    });
  });

  it('an unknown address is named', () => {
    expect(film({ src: 'https://tv.example/1' }).problems[0]).toMatch(
      /^src="https:\/\/tv\.example\/1" is neither/,
    );
  });

  it('a picture of one’s own needs an embedded video [VID-006]', () => {
    const object = '<object data="https://www.youtube.com/v/aqz-KE-bpKQ"></object>';
    expect(film({ html: object, poster: '/p.webp' })).toMatchObject({
      poster: '',
      problems: [
        'Custom featured images only available with embedded videos. Go back into embed settings to turn off featured images.',
      ],
    });
    expect(film({ html: FRAME, poster: '/p.webp' })).toMatchObject({
      poster: 'https://site.example/p.webp',
      problems: [],
    });
  });

  it('a picture of the provider would be a request to it', () => {
    const { poster, problems } = film({ html: FRAME, poster: 'https://i.ytimg.com/vi/x/hqdefault.jpg' });
    expect([poster, problems.length]).toEqual(['', 1]);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'https://['])('%s is no picture', (poster) => {
    expect(film({ html: FRAME, poster }).poster).toBe('');
  });

  it('Vimeo hides its controls for some accounts only', () => {
    const { problems } = film({ src: 'https://vimeo.com/76979871', controls: false });
    expect(problems).toEqual([expect.stringContaining(mediaMessages.vimeoBasic)]);
  });
});
