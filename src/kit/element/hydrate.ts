// Hydrates server-rendered shadow roots.
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BlockRoot, type BlockRootProps } from './block-root';
import { warn } from './warn';

/**
 * Keeps the nodes in the container; where they are not what the block draws it says so and draws anew.
 * @returns what r2wc keeps of a mounted component
 */
export function hydrate(tag: string, container: Element | DocumentFragment, props: BlockRootProps) {
  const onRecoverableError = () =>
    warn(tag, 'its shadow root in the HTML is not what it draws; drawing anew.');
  const root = hydrateRoot(container as Element, createElement(BlockRoot, props), { onRecoverableError });
  return { root, ReactComponent: BlockRoot };
}
