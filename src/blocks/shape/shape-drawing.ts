// The SVG behind the content: the shape with its stroke and shadow, and the focus ring.
import { type Box, containBox, createOutline, type Outline, toPath } from './outline';
import { createShapeCurve, type MaskName } from './shapes.model';

const outlines = new Map<MaskName, Outline>();

function getOutline(name: MaskName): Outline {
  const outline = outlines.get(name) ?? createOutline(createShapeCurve(name));
  outlines.set(name, outline);
  return outline;
}

/** @returns data of an SVG path at the true size of the box */
export function buildPath(name: MaskName, box: Box, stretch: boolean): string {
  const outline = getOutline(name);
  return toPath(outline, stretch ? box : containBox(outline.ratio, box));
}

/** @param thickness of the stroke, which stays inside the box, in px */
export const insetBox = ({ x, y, width, height }: Box, thickness: number): Box => ({
  x: x + thickness / 2,
  y: y + thickness / 2,
  width: Math.max(width - thickness, 0),
  height: Math.max(height - thickness, 0),
});

export interface ShapeDrawing {
  readonly svg: SVGSVGElement;
  /** The shape; empty data draws nothing. */
  readonly fill: SVGPathElement;
  readonly ring: SVGPathElement;
}

export function createDrawing(document: Document): ShapeDrawing {
  const create = <K extends keyof SVGElementTagNameMap>(name: K) =>
    document.createElementNS('http://www.w3.org/2000/svg', name);
  const [svg, fill, ring] = [create('svg'), create('path'), create('path')];
  svg.dataset.siteShape = '';
  svg.setAttribute('aria-hidden', 'true');
  fill.dataset.siteShapeFill = '';
  ring.dataset.siteShapeRing = '';
  svg.append(ring, fill);
  return { svg, fill, ring };
}
