// Contract of <site-shape>.
import { choice, flag, number, text } from '../../kit/contract/attributes';
import { contract } from '../../kit/contract/contract';
import { loading } from './shape.loading';
import { MASK_NAMES, SHAPE_NAMES } from './shapes.model';

/** Names in camel case, as in settings in JSON. */
const createAliases = <Name extends string>(names: readonly Name[]): Readonly<Record<string, Name>> =>
  Object.fromEntries(
    names.map((name) => [name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase()), name]),
  );

export const shape = contract({
  tag: 'site-shape',
  description:
    'Draws a shape behind its content, or clips its content, such as an image or a linked image, to a mask. The focus ring of a link or button inside follows the outline. Without script, the content is shown on a rectangle, and images are not clipped.',
  kind: 'behavior',
  loading,
  root: 'light',
  jsonChild: 'content',
  attributes: {
    shape: choice(['none', ...SHAPE_NAMES], 'none', 'Shape behind the content.', createAliases(SHAPE_NAMES)),
    mask: choice(['none', ...MASK_NAMES], 'none', 'Mask of the content.', createAliases(MASK_NAMES)),
    stretch: flag(false, 'Fills the box instead of keeping the proportions of the shape.'),
    backgroundColor: text(
      '',
      'CSS color of the shape. Default: the color of the published site’s shape block, or the accent color.',
    ),
    strokeColor: text('', 'CSS color of the stroke.'),
    strokeThickness: number(0, 'Thickness of the stroke in px; 2 if only a color is set.', {
      min: 0,
      max: 100,
    }),
    dropshadowColor: text('', 'CSS color of the drop shadow.'),
  },
  events: {},
  slots: {},
  parts: {},
  cssProperties: {
    '--site-shape-size': 'Width (default 16rem), at most that of the container.',
    '--site-shape-color': 'Color of the shape; the accent color by default.',
    '--site-shape-text-color': 'Color of the text on the shape.',
    '--site-shape-stroke-color': 'Color of the stroke; none by default.',
    '--site-shape-shadow-color': 'Color of the drop shadow; none by default.',
  },
});
