// Contract of <site-audio>.
import { flag, text } from '../../kit/contract/attributes';
import { contract, event, method, readonlyProperty } from '../../kit/contract/contract';
import { loading } from './audio.loading';

/** The track of an event. */
export interface AudioTrackInfo {
  readonly url: string;
  readonly title: string;
  /** Position in the element, from 0. */
  readonly index: number;
}

export const audio = contract({
  tag: 'site-audio',
  description:
    'Plays the audio elements of the page, a single track or an album as a list, with one player per page: starting a track stops all other tracks and videos. Nothing is requested before the visitor presses play. Each `<audio controls>` is replaced with buttons and a slider; the title, credits and links around it stay unchanged. The audio blocks of published sites are read from `data-url` or `data-audio-asset-url`. An album has at most 60 tracks; further tracks keep the browser’s controls.',
  kind: 'react',
  loading,
  root: 'light',
  jsonChild: 'content',
  attributes: {
    continuous: flag(true, 'Plays the next track of the list when a track ends.'),
    labelPlay: text('Play: {title}', 'Name of the play button.'),
    labelPause: text('Pause: {title}', 'Name of this button while the track plays.'),
    labelPosition: text('Position in {title}', 'Name of the slider.'),
    labelTime: text('{time} of {duration}', 'Text of the slider’s value.'),
    labelSpeed: text('Speed', 'Name of the speed list.'),
    labelNext: text('Next track: {title}', 'Name of the button for the next track.'),
    labelDownload: text('Download: {title}', 'Name of the link to the file, if the page allows downloads.'),
    labelFailed: text('This track could not be played.', 'Message if the file is missing or broken.'),
    labelFile: text('Open the file', 'Link to the file in that message.'),
    labelTrack: text('Track {number}', 'Title of a track that has none.'),
  },
  events: {
    'site-audio-play': event<AudioTrackInfo>('Dispatched when a track starts or resumes.'),
    'site-audio-pause': event<AudioTrackInfo>('Dispatched when a track pauses.'),
    'site-audio-ended': event<AudioTrackInfo>('Dispatched when a track has ended.'),
    'site-audio-error': event<AudioTrackInfo>('Dispatched when a track cannot be played.'),
  },
  members: {
    play: method<(index?: number) => void>(
      'Plays a track, counted from 0; without an argument, the current or first track.',
    ),
    pause: method<() => void>('Pauses the track.'),
    paused: readonlyProperty<boolean>('Whether no track of this element is playing.'),
  },
  slots: {},
  parts: {},
  cssProperties: {
    '--site-audio-width':
      'Width of the controls next to a title; default 24rem. In narrow elements, they are below the title.',
    '--site-audio-background': 'Background of the controls.',
    '--site-audio-radius': 'Corner radius of the controls.',
  },
});
