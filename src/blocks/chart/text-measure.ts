// Width of texts in the font of an element.
import { FONT_SIZE } from '../../core/chart/chart';

/** @returns function that measures a text at the font size of drawings, in whole px */
export function createTextMeasure({ fontFamily, fontWeight }: CSSStyleDeclaration) {
  const context = document.createElement('canvas').getContext('2d');
  if (context) context.font = `${fontWeight} ${FONT_SIZE}px ${fontFamily}`;
  return (text: string): number => Math.ceil(context?.measureText(text).width ?? text.length * 7);
}
