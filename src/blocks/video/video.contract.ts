// Public API of <site-video>.

import { videoMessages } from '../../core/messages/media-messages';
import {
  type Attribute,
  choice,
  flag,
  INVALID,
  number,
  text,
  withAliases,
} from '../../kit/contract/attributes';
import { contract, event, method, property, readonlyProperty } from '../../kit/contract/contract';
import { loading } from './video.loading';

/** Who started the video. */
export type PlayReason = 'visitor' | 'script' | 'autoplay';

/** Playback position and duration in seconds; the duration is NaN until known. */
export interface VideoTime {
  readonly currentTime: number;
  readonly duration: number;
}

/**
 * Why a video cannot be played. `invalid`: no valid video in the options or children; `blocked`: the page's Content
 * Security Policy blocks the player; `timeout`: the player does not respond; `unavailable`: the provider or the file
 * returns an error.
 */
export type VideoErrorReason = 'invalid' | 'blocked' | 'timeout' | 'unavailable';

export const video = contract({
  tag: 'site-video',
  description:
    'Plays a YouTube, Vimeo, Wistia or Animoto video or a file. Shows a poster with a play button first; the player loads, and the first request to a third party is made, when the visitor presses play.',
  kind: 'react',
  loading,
  attributes: {
    src: urlAttribute(
      text(
        '',
        'URL of the video in any format of its provider, or of a file. Default: the link, video element or embed markup in the children.',
      ),
    ),
    html: markupAttribute(
      text(
        '',
        'Embed markup (`data-html`). Parsed as text; the player is rebuilt from the video id, for the four providers only.',
      ),
    ),
    providerName: choice(
      ['auto', 'youtube', 'vimeo', 'wistia', 'animoto', 'file'],
      'auto',
      'Provider of the video. Only needed for files without a video file extension; otherwise detected from the URL.',
    ),
    poster: withAliases(
      ['customThumbnail'],
      urlAttribute(
        text(
          '',
          'URL of the poster if the children contain none. Posters on a provider’s host are ignored, because they would reveal every visitor to the provider.',
        ),
      ),
    ),
    mode: choice(
      ['none', 'fit', 'fill'],
      'none',
      'How the player fills a box with a different aspect ratio. `none`: takes the size of the box; `fit`: shows the whole player; `fill`: covers the box.',
    ),
    overlay: flag(
      true,
      'Shows the poster first. If false, a file shows its native controls immediately, and other videos have a play button without a poster.',
    ),
    autoplay: flag(
      false,
      'Plays muted while in view; the players of providers only after consent, and never with reduced motion. Adds a pause button.',
    ),
    loop: flag(false, 'Restarts the video at its end.'),
    controls: flag(true, 'Shows the controls of the player.'),
    start: number(0, 'Start time in seconds. Overrides the start time in the URL.', { min: 0 }),
    acrossTabs: flag(false, 'Also stops when a video in another tab of the site starts.'),
    label: text(
      '',
      'Title of the video. Default: the alternative text of the poster, or the title of the embed.',
    ),
    labelPlay: text('Play: {title}', 'Label of the play button. `{title}` is replaced.'),
    labelPause: text('Pause: {title}', 'Label of the pause button with autoplay. `{title}` is replaced.'),
    labelVideo: text('Video', 'Replacement for `{title}` if the video has no title.'),
    labelFailed: text('The video could not be played.', 'Message when the player fails.'),
    labelInvalid: text(videoMessages.invalidEmbed, 'Message in place of an embed without a player.'),
    labelLink: text('Watch on the original site', 'Link to the video’s page in that message.'),
  },
  events: {
    'site-video-play-request': event<{ reason: PlayReason }>(
      'Dispatched before the video starts; cancelable.',
    ),
    'site-video-play': event<VideoTime>('Dispatched when playback starts.'),
    'site-video-pause': event<VideoTime>('Dispatched when playback pauses.'),
    'site-video-ended': event<VideoTime>('Dispatched when the video has ended.'),
    'site-video-timeupdate': event<VideoTime>('Dispatched when the playback position changes.'),
    'site-video-error': event<{ reason: VideoErrorReason }>('Dispatched when the video cannot be played.'),
  },
  members: {
    play: method<() => Promise<void>>(
      'Starts playback. The promise resolves when the video plays or cannot be played; it never rejects.',
    ),
    pause: method<() => void>('Pauses playback.'),
    reset: method<() => void>('Stops playback and shows the poster.'),
    currentTime: property<number>(
      'Playback position in seconds. Read-only with the players of Wistia and Animoto.',
    ),
    duration: readonlyProperty<number>('Duration in seconds; NaN until known.'),
    paused: readonlyProperty<boolean>('Whether playback is paused.'),
    ended: readonlyProperty<boolean>('Whether the video has ended.'),
    muted: property<boolean>('Whether the sound is muted.'),
    volume: property<number>('Volume from 0 to 1.'),
    playbackRate: property<number>('Playback speed; 1 is normal.'),
  },
  slots: {
    '': 'The poster, ideally in a link to the video, which works without script; or a video element.',
    caption: 'Caption or link to a transcript, below the video.',
  },
  parts: {
    base: 'Box of the video; `data-stage` is `overlay` or `player`.',
    overlay: 'Content before the player is shown.',
    poster: 'Image of the `poster` attribute.',
    play: 'Play button; covers the whole poster.',
    icon: 'Icon of the play button.',
    player: 'Box of the player.',
    frame: 'The iframe or video element of the player.',
    pause: 'Pause button with autoplay.',
    message: 'Error message with a link to the video’s page.',
    caption: 'Caption from embed markup.',
  },
  cssProperties: {
    '--site-video-ratio':
      'Aspect ratio of the box, such as 4 / 3. Default: that of the embed, or a height of 56.3 %.',
    '--site-video-height':
      'Height of the box instead of an aspect ratio; 100% requires an element with a height.',
    '--site-video-radius': 'Corner radius.',
    '--site-video-background': 'Background of the box.',
    '--site-video-icon-background': 'Background of the play icon.',
    '--site-video-icon-color': 'Color of the play icon.',
    '--site-video-focus': 'Focus ring color.',
  },
});

/** Rejects text that cannot be a URL. */
function urlAttribute(attribute: Attribute<string>): Attribute<string> {
  const read = (value: unknown) =>
    /^\S*[./:]\S*$/.test(String(value).trim()) ? String(value).trim() : INVALID;
  return { ...attribute, expects: 'a URL', read };
}

/** Rejects text without markup; `parseEmbed` validates the rest. */
function markupAttribute(attribute: Attribute<string>): Attribute<string> {
  const read = (value: unknown) => (String(value).includes('<') ? String(value) : INVALID);
  return { ...attribute, expects: 'embed markup', read };
}
