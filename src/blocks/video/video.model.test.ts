import { describe, expect, it } from 'vitest';
import { videoMessages } from '../../core/messages/media-messages';
import { resolveVideo, type VideoOptions } from './video.model';

const options: VideoOptions = {
  src: '',
  html: '',
  providerName: 'auto',
  poster: '',
  controls: true,
  hasVideo: false,
  links: [],
};
const resolve = (overrides: Partial<VideoOptions>) =>
  resolveVideo({ ...options, ...overrides }, 'https://site.example/');
const FRAME =
  '<iframe src="//www.youtube.com/embed/aqz-KE-bpKQ" width="400" height="300" title="Big"></iframe>';

describe('the resolved video', () => {
  it('comes from src, embed markup, a video element or the first link to a video', () => {
    expect(resolve({ src: 'a.mp4', html: FRAME }).source?.id).toBe('https://site.example/a.mp4');
    expect(resolve({ html: FRAME, hasVideo: true }).source?.id).toBe('aqz-KE-bpKQ');
    const links = ['https://site.example/about', 'https://vimeo.com/76979871'];
    expect(resolve({ hasVideo: true, links }).source).toBe(null);
    expect(resolve({ links }).source?.id).toBe('76979871');
  });

  it('has the aspect ratio and title of its embed', () => {
    expect(resolve({ html: FRAME })).toMatchObject({ ratio: 400 / 300, title: 'Big', problems: [] });
  });

  it('may be a file with any name if the provider is file', () => {
    expect(resolve({ src: '/stream/42' }).source).toBe(null);
    expect(resolve({ src: '/stream/42', providerName: 'file' }).source?.id).toBe(
      'https://site.example/stream/42',
    );
  });

  it('is null without options', () => {
    expect(resolve({})).toMatchObject({ source: null, problems: [] });
  });
});

describe('problems', () => {
  it.each(['<p>text</p>', '<script></script>'])('%s is an invalid embed [VID-005]', (html) => {
    expect(resolve({ html }).problems).toEqual(['Invalid video embed.']);
  });

  it('name an iframe of an unsupported provider', () => {
    expect(resolve({ html: '<iframe src="https://evil.example/x.mp4">' })).toMatchObject({
      source: null,
      problems: [expect.stringMatching(/^Invalid video embed\. It is not a player of/)],
    });
  });

  it('name an unsupported URL', () => {
    expect(resolve({ src: 'https://tv.example/1' }).problems[0]).toMatch(
      /^src="https:\/\/tv\.example\/1" is neither/,
    );
  });

  it('include a poster without an iframe embed [VID-006]', () => {
    const object = '<object data="https://www.youtube.com/v/aqz-KE-bpKQ"></object>';
    expect(resolve({ html: object, poster: '/p.webp' })).toMatchObject({
      poster: '',
      problems: [
        'Custom featured images only available with embedded videos. Go back into embed settings to turn off featured images.',
      ],
    });
    expect(resolve({ html: FRAME, poster: '/p.webp' })).toMatchObject({
      poster: 'https://site.example/p.webp',
      problems: [],
    });
  });

  it('include a poster on the host of the provider', () => {
    const { poster, problems } = resolve({ html: FRAME, poster: 'https://i.ytimg.com/vi/x/hqdefault.jpg' });
    expect([poster, problems.length]).toEqual(['', 1]);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'https://['])('%s is not an image', (poster) => {
    expect(resolve({ html: FRAME, poster }).poster).toBe('');
  });

  it('include hidden controls with Vimeo', () => {
    const { problems } = resolve({ src: 'https://vimeo.com/76979871', controls: false });
    expect(problems).toEqual([expect.stringContaining(videoMessages.vimeoBasic)]);
  });
});
