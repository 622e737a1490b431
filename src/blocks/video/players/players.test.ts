import { describe, expect, it } from 'vitest';
import { VIDEO_FRAME_SOURCES } from '../../../core/media/video-frame-sources';
import type { VideoSource } from '../../../core/media/video-source';
import { protocol as animoto } from './animoto';
import type { PlayerOptions, PlayerProtocol } from './player';
import { protocol as vimeo } from './vimeo';
import { protocol as wistia } from './wistia';
import { protocol as youtube } from './youtube';

const PAGE = 'https://site.example';
const defaults: PlayerOptions = { muted: false, loop: false, controls: true, start: 0 };
const sources: Readonly<Record<string, VideoSource>> = {
  youtube: { provider: 'youtube', id: 'aqz-KE-bpKQ', key: '', start: 0 },
  vimeo: { provider: 'vimeo', id: '76979871', key: '8272103f6e', start: 0 },
  wistia: { provider: 'wistia', id: 'avk9twrrbn', key: '', start: 0 },
  animoto: { provider: 'animoto', id: 'GjsJ1gu0WDRfr4pGw12xZQ', key: '', start: 0 },
};
const protocols: Readonly<Record<string, PlayerProtocol>> = { youtube, vimeo, wistia, animoto };
const url = (name: string, options: Partial<PlayerOptions> = {}) =>
  new URL(protocols[name]!.getEmbedUrl(sources[name]!, { ...defaults, ...options }, PAGE));
const query = (name: string, options?: Partial<PlayerOptions>) =>
  Object.fromEntries(url(name, options).searchParams);

describe.each(Object.keys(protocols))('%s player', (name) => {
  it('has an allowed frame source and the origin of its messages', () => {
    expect(url(name).origin).toBe(protocols[name]!.origin);
    expect(VIDEO_FRAME_SOURCES.some((frame) => url(name).href.startsWith(frame))).toBe(true);
  });

  it('ignores unknown messages', () => {
    for (const data of [{}, { event: 'x' }, { method: 'y' }, { event: null, info: 7 }, { args: 'z' }])
      expect(Object.values(protocols[name]!.decode(data) ?? {})).toEqual([]);
  });
});

describe('YouTube', () => {
  it('uses the host without cookies and passes the options', () => {
    expect(url('youtube').hostname).toBe('www.youtube-nocookie.com');
    expect(query('youtube')).toEqual({
      autoplay: '1',
      enablejsapi: '1',
      origin: PAGE,
      playsinline: '1',
      rel: '0',
    });
    expect(query('youtube', { muted: true, loop: true, controls: false, start: 42.7 })).toMatchObject({
      mute: '1',
      loop: '1',
      playlist: 'aqz-KE-bpKQ',
      controls: '0',
      start: '42',
    });
  });

  it('supports all commands by message [VID-009]', () => {
    const encode = (...[command, value = true]: Parameters<PlayerProtocol['encode']> | ['play' | 'pause']) =>
      youtube.encode(command, value).map((message) => {
        const { event, func, args } = JSON.parse(String(message));
        return [event, func, ...args];
      });
    expect(encode('play')).toEqual([['command', 'playVideo']]);
    expect(encode('pause')).toEqual([['command', 'pauseVideo']]);
    expect(encode('currentTime', 12)).toEqual([['command', 'seekTo', 12, true]]);
    expect(encode('muted', false)).toEqual([['command', 'unMute']]);
    expect(encode('volume', 0.25)).toEqual([['command', 'setVolume', 25]]);
    expect(encode('playbackRate', 2)).toEqual([['command', 'setPlaybackRate', 2]]);
    expect(youtube.handshake.map((message) => JSON.parse(String(message)).event)).toEqual(['listening']);
  });

  it('decodes its state', () => {
    expect(youtube.decode({ event: 'onStateChange', info: 1 })).toEqual({ paused: false, ended: false });
    expect(youtube.decode({ event: 'onStateChange', info: 0 })).toEqual({ paused: true, ended: true });
    expect(youtube.decode({ event: 'onStateChange', info: 3 })).toEqual({});
    expect(
      youtube.decode({
        event: 'infoDelivery',
        info: { currentTime: 3.5, duration: 60, volume: 50, muted: true, playbackRate: 1.5, playerState: 2 },
      }),
    ).toEqual({ paused: true, currentTime: 3.5, duration: 60, volume: 0.5, muted: true, playbackRate: 1.5 });
    expect(youtube.decode({ event: 'onError', info: 153 })).toEqual({ error: 'unavailable' });
  });
});

describe('Vimeo', () => {
  it('requests no tracking and passes the options', () => {
    expect(query('vimeo')).toEqual({ h: '8272103f6e', autoplay: '1', dnt: '1', playsinline: '1' });
    expect(query('vimeo', { muted: true, loop: true, controls: false })).toMatchObject({
      muted: '1',
      loop: '1',
      controls: '0',
    });
    expect(url('vimeo', { start: 30.5 }).hash).toBe('#t=30s');
  });

  it('supports all commands by message [VID-010]', () => {
    expect(vimeo.encode('play', true)).toEqual([{ method: 'play' }]);
    expect(vimeo.encode('pause', true)).toEqual([{ method: 'pause' }]);
    expect(vimeo.encode('currentTime', 12)).toEqual([{ method: 'setCurrentTime', value: 12 }]);
    expect(vimeo.encode('muted', true)).toEqual([{ method: 'setMuted', value: true }]);
    expect(vimeo.subscriptions).toContainEqual({ method: 'addEventListener', value: 'timeupdate' });
  });

  it('decodes its state', () => {
    expect(vimeo.decode({ event: 'play', data: { seconds: 1, duration: 60 } })).toEqual({
      currentTime: 1,
      duration: 60,
      paused: false,
      ended: false,
    });
    expect(vimeo.decode({ event: 'pause' })).toEqual({ paused: true });
    expect(vimeo.decode({ event: 'ended' })).toEqual({ paused: true, ended: true });
    expect(vimeo.decode({ method: 'getDuration', value: 61 })).toEqual({ duration: 61 });
    expect(vimeo.decode({ event: 'volumechange', data: { volume: 0.3 } })).toEqual({ volume: 0.3 });
    expect(vimeo.decode({ event: 'error', data: { name: 'PrivacyError' } })).toEqual({
      error: 'unavailable',
    });
    expect(vimeo.decode({ event: 'error', data: { method: 'setVolume' } })).toEqual({});
  });
});

describe('Wistia', () => {
  it('passes the options', () => {
    expect(query('wistia', { muted: true, loop: true })).toEqual({
      autoPlay: 'true',
      doNotTrack: 'true',
      playsinline: 'true',
      muted: 'true',
      endVideoBehavior: 'loop',
    });
  });

  it('supports play, pause and mute but not seeking', () => {
    expect([wistia.encode('play', true), wistia.encode('pause', true)]).toEqual([
      ['amp-play'],
      ['amp-pause'],
    ]);
    expect(wistia.encode('muted', false)).toEqual(['amp-unmute']);
    expect(wistia.encode('currentTime', 3)).toEqual([]);
  });

  it('decodes its state', () => {
    const trigger = (...args: unknown[]) => wistia.decode({ method: '_trigger', args });
    expect(trigger('statechange', 'playing')).toEqual({ paused: false, ended: false });
    expect(trigger('statechange', 'ended')).toEqual({ paused: true, ended: true });
    expect(trigger('mutechange', true)).toEqual({ muted: true });
    expect(trigger('timechange', 4)).toEqual({ currentTime: 4 });
  });
});

describe('Animoto', () => {
  it('is built from the id and has no message API', () => {
    expect(query('animoto', { loop: true })).toMatchObject({
      f: 'GjsJ1gu0WDRfr4pGw12xZQ',
      options: 'autostart/loop',
    });
    expect([animoto.hasApi, animoto.encode('play', true)]).toEqual([false, []]);
  });
});
