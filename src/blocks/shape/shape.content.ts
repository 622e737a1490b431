// Reads the colors of a shape block as a published site prints it.
import { BlockType } from '../../core/enums/block-types';

export interface ShapeColors {
  readonly background: string;
  readonly stroke: string;
  readonly shadow: string;
}

/** The shape block is block type 71 (SHP-003). Its colors are attributes or custom properties. */
export function findShapeBlock(host: Element): HTMLElement | null {
  const block = `[data-block-type="${BlockType.shape}"], [data-definition-name="website.components.shape"]`;
  return host.querySelector<HTMLElement>(block) ?? host.closest<HTMLElement>(block);
}

export function readBlockColors(block: HTMLElement): ShapeColors {
  const container = block.querySelector<HTMLElement>('.sqs-shape-block-container') ?? block;
  const style = getComputedStyle(container);
  const read = (name: string) =>
    container.getAttribute(`data-${name}-color`) ||
    style.getPropertyValue(`--shape-block-${name}-color`).trim();
  return { background: read('background'), stroke: read('stroke'), shadow: read('dropshadow') };
}
