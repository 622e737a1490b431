// Public API of <site-marquee>.
import { choice, flag, INVALID, json, number, text } from '../../kit/contract/attributes';
import { contract, event } from '../../kit/contract/contract';
import { type MarqueeItem, toItem } from './marquee.content';
import { loading } from './marquee.loading';

export const marquee = contract({
  tag: 'site-marquee',
  description: 'Scrolls its text in a loop, on a straight line or a wave. Does not move with reduced motion.',
  kind: 'react',
  loading,
  attributes: {
    waveFrequency: number(1, 'Frequency of the wave, from 1 (wavelength of 1000 px) to 10 (250 px).', {
      min: 0,
    }),
    waveIntensity: number(0, 'Height of the wave, from 0 (straight line) to 10 (`--site-marquee-wave`).', {
      min: 0,
      max: 10,
    }),
    animationDirection: choice(['left', 'right'], 'left', 'Direction in which the text moves.'),
    animationSpeed: number(1, 'Speed factor. 1 is 50 px per second; 0 stops the text.', { min: 0, max: 20 }),
    pausedOnHover: flag(false, 'Pauses while the pointer is over the text.'),
    fadeEdges: flag(false, 'Fades the text out at both edges.'),
    marqueeItems: json<readonly MarqueeItem[]>(
      [],
      'Texts, or objects with a text and an href, for pages that provide them as data instead of children.',
      {
        expects: 'a list of texts',
        accept: (value) => (Array.isArray(value) ? value.map(toItem) : INVALID),
      },
    ),
    labelPause: text('Pause', 'Label of the pause button while the text moves.'),
    labelPlay: text('Play', 'Label of the pause button while the text is paused.'),
  },
  events: {
    'site-marquee-toggle': event<{ paused: boolean }>(
      'Dispatched when the visitor pauses or resumes the animation.',
    ),
  },
  slots: { '': 'Text items, which may contain links, or the marquee block of a site builder.' },
  parts: {
    region: 'Visible area of the text; `data-state` is `running`, `paused` or `still`.',
    pause: 'Pause button.',
  },
  cssProperties: {
    '--site-marquee-gap': 'Space between items and between copies (default 2em).',
    '--site-marquee-wave':
      'Height of the wave at intensity 10, and the space reserved above and below (default 1em).',
  },
});
