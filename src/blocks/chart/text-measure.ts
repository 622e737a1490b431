// Width of texts in the font of an element.

/** @returns function that measures a text in px */
export function createTextMeasure({ fontFamily, fontWeight }: CSSStyleDeclaration, fontSize: number) {
  const context = document.createElement('canvas').getContext('2d');
  if (context) context.font = `${fontWeight} ${fontSize}px ${fontFamily}`;
  return (text: string): number => context?.measureText(text).width ?? text.length * fontSize * 0.55;
}
