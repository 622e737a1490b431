// Slider (runtime name strip): slides of one height side by side, the active one in the middle (GAL-012, GAL-098).
import { getFrameVariables, type Layout } from './layout';

/** Height in percent of the width (GAL-012). */
const V_SIZE = 50;

const ALIGNMENTS = { left: 'start', center: 'center', right: 'end' } as const;

export const slider: Layout = {
  name: 'slider',
  motion: 'scroll',
  container: 'track',
  clickBehavior: 'next',
  speed: 0.5,
  captionPosition: 'bottom',
  peek: 1,
  perView: () => 1,
  variables: (options) => ({
    ...getFrameVariables(options, { gap: options.gutter ?? '1%' }),
    '--_v': String(options.vSize ?? V_SIZE),
    '--_align': ALIGNMENTS[options.activeAlignment],
  }),
};
