// Contract of <site-audio>.
import { flag, text } from '../../kit/contract/attributes';
import { contract, event, method, readonlyProperty } from '../../kit/contract/contract';
import { loading } from './audio.loading';

/** A track that an event is about. */
export interface AudioTrackInfo {
  readonly url: string;
  readonly title: string;
  /** Position in the element, from 0. */
  readonly index: number;
}

export const audio = contract({
  tag: 'site-audio',
  description:
    'Plays the audio elements of the page, a single track or an album as a list, with one player per page: a track stops every other one and every video. Nothing is requested before the visitor presses play. Each `<audio controls>` is replaced by buttons and a slider in its place; title, credits and links around it stay as they are. The audio blocks of published sites are read from `data-url` or `data-audio-asset-url`. An album has at most 60 tracks; what follows keeps the controls of the browser.',
  kind: 'react',
  loading,
  root: 'light',
  jsonChild: 'content',
  attributes: {
    continuous: flag(true, 'Plays the next track of the list when one has ended.'),
    labelPlay: text('Play: {title}', 'Name of the play button.'),
    labelPause: text('Pause: {title}', 'Name of the same button while the track plays.'),
    labelPosition: text('Position in {title}', 'Name of the slider.'),
    labelTime: text('{time} of {duration}', 'Value of the slider in words.'),
    labelSpeed: text('Speed', 'Name of the list of speeds.'),
    labelNext: text('Next track: {title}', 'Name of the button for the next track.'),
    labelDownload: text(
      'Download: {title}',
      'Name of the link to the file, where the page allows a download.',
    ),
    labelFailed: text('This track could not be played.', 'Message when the file is missing or broken.'),
    labelFile: text('Open the file', 'Link to the file in that message.'),
    labelTrack: text('Track {number}', 'Title of a track without one.'),
  },
  events: {
    'site-audio-play': event<AudioTrackInfo>('Dispatched when a track starts or continues.'),
    'site-audio-pause': event<AudioTrackInfo>('Dispatched when a track pauses.'),
    'site-audio-ended': event<AudioTrackInfo>('Dispatched when a track has ended.'),
    'site-audio-error': event<AudioTrackInfo>('Dispatched when a track cannot be played.'),
  },
  members: {
    play: method<(index?: number) => void>(
      'Plays a track, counted from 0; without a number the current or first one.',
    ),
    pause: method<() => void>('Pauses the track.'),
    paused: readonlyProperty<boolean>('Whether no track of this element is playing.'),
  },
  slots: {},
  parts: {},
  cssProperties: {
    '--site-audio-width':
      'Width of the controls beside a title; default 24rem. Narrow elements have them below.',
    '--site-audio-background': 'Background of the controls.',
    '--site-audio-radius': 'Corner radius of the controls.',
  },
});
