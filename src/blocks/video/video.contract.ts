// What may a page rely on from <site-video>?
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

/** Who wants the video to start. */
export type PlayReason = 'visitor' | 'script' | 'autoplay';

/** Where the video stands, in seconds; the duration is NaN until the player has told it. */
export interface VideoTime {
  readonly currentTime: number;
  readonly duration: number;
}

/**
 * Why a video cannot be shown. `invalid`: no video in what the page wrote; `blocked`: the page's own policy forbids the
 * player; `silent`: the player does not answer; `unavailable`: the provider or the file refuses.
 */
export type VideoErrorReason = 'invalid' | 'blocked' | 'silent' | 'unavailable';

export const video = contract({
  tag: 'site-video',
  description:
    'A video of YouTube, Vimeo, Wistia or Animoto, or a file: a picture with a play button first; the player, and with it the first request to anybody else, comes when the visitor asks for it.',
  loading,
  attributes: {
    src: urlAttribute(
      text(
        '',
        'Address of the video, in any form that its provider gives out, or of a file; without it, what stands inside: a link, a video, or embed markup as site builders print it.',
      ),
    ),
    html: markupAttribute(
      text(
        '',
        'Embed markup (`data-html`). It is only read: the player is rebuilt from the id of the video, and only for the four providers.',
      ),
    ),
    providerName: choice(
      ['auto', 'youtube', 'vimeo', 'wistia', 'animoto', 'file'],
      'auto',
      'Whose video it is; the address itself says it for all but files of unusual names.',
    ),
    poster: withAliases(
      ['customThumbnail'],
      urlAttribute(
        text(
          '',
          'Picture to show first, where the page has none inside; one of a provider’s own host is not used, because it would tell the provider of every visitor.',
        ),
      ),
    ),
    mode: choice(
      ['none', 'fit', 'fill'],
      'none',
      'How the player stands in a box of another shape: as large as the box, whole, or covering it.',
    ),
    overlay: flag(
      true,
      'Shows the picture first; off, a file shows its own controls at once, and the play button of others has no picture.',
    ),
    autoplay: flag(
      false,
      'Starts by itself, without sound, while it is in view: a file always, others once the visitor has given consent; never for those who ask for less motion. A pause button is then there.',
    ),
    loop: flag(false, 'Starts over at the end.'),
    controls: flag(true, 'The player shows its controls.'),
    start: number(0, 'Where to begin, in seconds; goes before what the address says.', { min: 0 }),
    acrossTabs: flag(false, 'Also stops when a video starts in another tab of the site.'),
    label: text(
      '',
      'Name of the video; without it the alternative text of its picture or the embed’s title.',
    ),
    labelPlay: text('Play: {title}', 'Name of the play button; {title} is filled in.'),
    labelPause: text('Pause: {title}', 'Name of the pause button of a video that plays by itself.'),
    labelVideo: text('Video', 'What stands for {title} where nobody names the video.'),
    labelFailed: text('The video could not be shown here.', 'What is said when the player does not come.'),
    labelLink: text('Watch it where it is from', 'Link to the page of the video, shown then.'),
  },
  events: {
    'site-video-play-request': event<{ reason: PlayReason }>('The video is about to start.'),
    'site-video-play': event<VideoTime>('It plays.'),
    'site-video-pause': event<VideoTime>('It has stopped for now.'),
    'site-video-ended': event<VideoTime>('It has come to its end.'),
    'site-video-timeupdate': event<VideoTime>('It has moved on.'),
    'site-video-error': event<{ reason: VideoErrorReason }>('It cannot be shown.'),
  },
  members: {
    play: method<() => Promise<void>>(
      'Starts it; the promise is fulfilled once it plays, or cannot, and never rejected.',
    ),
    pause: method<() => void>('Stops it for now.'),
    reset: method<() => void>('Stops it and shows the picture again.'),
    currentTime: property<number>('Seconds from its start. Players of Wistia and Animoto cannot be moved.'),
    duration: readonlyProperty<number>('Its length in seconds; NaN until the player has told it.'),
    paused: readonlyProperty<boolean>('Does it not play?'),
    ended: readonlyProperty<boolean>('Has it come to its end?'),
    muted: property<boolean>('Is its sound off?'),
    volume: property<number>('From 0 to 1.'),
    playbackRate: property<number>('1 is its own speed.'),
  },
  slots: {
    '': 'The picture, best inside a link to the video, which works without script; or a video element.',
    caption: 'Stands below: a caption, a link to a transcript.',
  },
  parts: {
    base: 'Box of the video; data-stage is overlay or player.',
    overlay: 'What is seen before the player.',
    poster: 'The picture of the attribute.',
    play: 'Asks for the video; lies over the whole picture.',
    icon: 'The triangle on it.',
    player: 'Box of the player.',
    frame: 'The player.',
    pause: 'Pauses and continues a video that plays by itself.',
    message: 'Line that says what is wrong, with a link to the page of the video.',
    caption: 'Caption found in captured markup.',
  },
  cssProperties: {
    '--site-video-ratio':
      'Shape of the box, such as 4 / 3; otherwise that of the embed, or a height of 56.3 %.',
    '--site-video-height':
      'Height of the box, instead of a shape; 100% is that of the element, which then needs one of its own.',
    '--site-video-radius': 'Corner radius.',
    '--site-video-background': 'Colour of the box behind picture and player.',
    '--site-video-icon-background': 'Background of the play button’s icon.',
    '--site-video-icon-color': 'Colour of the triangle.',
    '--site-video-focus': 'Colour of the focus ring.',
  },
});

/** Not just any words. */
function urlAttribute(attribute: Attribute<string>): Attribute<string> {
  const read = (value: unknown) =>
    /^\S*[./:]\S*$/.test(String(value).trim()) ? String(value).trim() : INVALID;
  return { ...attribute, expects: 'an address', read };
}

/** Whether it is a player is for `readEmbed` to say. */
function markupAttribute(attribute: Attribute<string>): Attribute<string> {
  const read = (value: unknown) => (String(value).includes('<') ? String(value) : INVALID);
  return { ...attribute, expects: 'embed markup', read };
}
