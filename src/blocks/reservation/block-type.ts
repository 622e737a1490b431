// Reads the block type from the page's markup.
import { PROVIDERS } from './provider.model';

const BLOCK = [...PROVIDERS.keys()].map((type) => `[data-block-type="${type}"]`).join();

/** Type of the reservation block inside or around the element; empty if there is none. */
export const readBlockType = (host: HTMLElement): string =>
  (host.querySelector<HTMLElement>(BLOCK) ?? host.closest<HTMLElement>(BLOCK))?.dataset.blockType ?? '';
