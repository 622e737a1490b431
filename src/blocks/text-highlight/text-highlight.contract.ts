// Contract of <site-text-highlight>.
import { choice, flag, number, text } from '../../kit/contract/attributes';
import { contract } from '../../kit/contract/contract';
import { HIGHLIGHT_SHAPES } from './shapes.model';
import { loading } from './text-highlight.loading';

export const textHighlight = contract({
  tag: 'site-text-highlight',
  description:
    'Draws strokes around, under or over its text, line by line, when they come into view. Write a semantic element inside (`<mark>`, `<del>`, `<em>`) if the highlight has a meaning. Around the text block of a published site, it highlights the texts that its `TextAttributes-props` name. Without script, CSS underlines, strikes or marks the text.',
  kind: 'behavior',
  loading,
  root: 'light',
  jsonChild: 'content',
  attributes: {
    shape: choice(HIGHLIGHT_SHAPES, 'underline', 'The shape.'),
    color: text('', 'A CSS color; the accent color by default.'),
    thickness: number(0.05, 'Thickness of the stroke, in em. A marker has at least the height of the text.', {
      min: 0.01,
      max: 2,
    }),
    linecap: choice(['round', 'square', 'butt'], 'round', 'Ends of the stroke.'),
    blend: choice(
      ['normal', 'multiply', 'screen', 'overlay', 'darken', 'lighten'],
      'normal',
      'How the stroke blends with the page.',
    ),
    opacity: number(1, 'Opacity, 0 to 1.', { min: 0, max: 1 }),
    front: flag(false, 'Draws over the text instead of behind it.'),
    animation: choice(
      ['draw', 'fade', 'fadeScale', 'none'],
      'draw',
      'How the highlight appears; immediately with reduced motion.',
      {
        'fade-scale': 'fadeScale',
      },
    ),
    direction: choice(['right', 'left'], 'right', 'Direction in which the stroke is drawn.'),
    duration: number(0.75, 'Duration of the animation, in seconds.', { min: 0 }),
    delay: number(250, 'Milliseconds between coming into view and the animation.', { min: 0 }),
  },
  events: {},
  slots: {},
  parts: {},
  cssProperties: {
    '--site-text-highlight-color': 'Color of the stroke; the accent color by default.',
  },
});
