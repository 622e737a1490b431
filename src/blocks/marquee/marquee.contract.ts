// What may a page rely on of <site-marquee>?
import { choice, flag, INVALID, json, number, text } from '../../kit/contract/attributes';
import { contract, event } from '../../kit/contract/contract';
import { loading } from './marquee.loading';

export const marquee = contract({
  tag: 'site-marquee',
  description:
    'Runs its text past the reader in a loop, straight or on a wave; holds still for those who ask for less motion.',
  loading,
  attributes: {
    waveFrequency: number(
      1,
      'How close the waves are, from 1 (1000 px from crest to crest) to 10 (250 px).',
      {
        min: 0,
      },
    ),
    waveIntensity: number(
      0,
      'How high the wave is, from 0 (a straight line) to 10 (all of --site-marquee-wave).',
      {
        min: 0,
        max: 10,
      },
    ),
    animationDirection: choice(['left', 'right'], 'left', 'The side towards which the text moves.'),
    animationSpeed: number(1, 'Speed factor: 1 is 50 px per second, 0 holds still.', { min: 0, max: 20 }),
    pausedOnHover: flag(false, 'Holds still while the pointer is over the text.'),
    fadeEdges: flag(false, 'Lets the text fade out towards both edges.'),
    marqueeItems: json<readonly string[]>(
      [],
      'The texts, where a page has them as data and not as children.',
      {
        expects: 'a list of texts',
        accept: (value) => (Array.isArray(value) ? value.map(textOf) : INVALID),
      },
    ),
    labelPause: text('Pause', 'Name of the button that stops the movement.'),
    labelPlay: text('Play', 'Name of the button that starts it again.'),
  },
  events: {
    'site-marquee-toggle': event<{ paused: boolean }>('The visitor paused it or let it run again.'),
  },
  slots: { '': 'The text items; links stay links.' },
  parts: {
    region: 'The window through which the text is seen; data-state is running, paused or still.',
    pause: 'The button that pauses.',
  },
  cssProperties: {
    '--site-marquee-gap': 'Space between two items and between two rounds (2em).',
    '--site-marquee-wave': 'Height of the full wave, also the room kept for it above and below (1em).',
  },
});

/** `{ text }` in captured markup. */
const textOf = (item: { text?: unknown } | null): string => String(item?.text ?? item);
