// Reads the link to the provider and the block type from the page's markup.
import { BlockType } from '../../core/enums/block-types';

/** The first link to a page; links to mail and phone stay as they are. */
export const findLink = (host: HTMLElement): HTMLAnchorElement | null =>
  host.querySelector<HTMLAnchorElement>('a[href]:not([href^="mailto:"], [href^="tel:"], [href^="#"])');

const TYPES = [BlockType.openTable, BlockType.openTableV2, BlockType.tock];
const BLOCK = TYPES.map((type) => `[data-block-type="${type}"]`).join();

/** Type of the reservation block inside or around the element; empty if there is none. */
export const readBlockType = (host: HTMLElement): string =>
  (host.querySelector<HTMLElement>(BLOCK) ?? host.closest<HTMLElement>(BLOCK))?.dataset.blockType ?? '';

/** `northlight` of `https://www.exploretock.com/northlight/experience/1`. */
export const readBusiness = (link: HTMLAnchorElement): string => link.pathname.split('/')[1] ?? '';
