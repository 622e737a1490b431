// Hydrates server-rendered shadow roots.
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BlockRoot, type BlockRootProps } from './block-root';
import { warn } from './warn';

/**
 * Keeps the nodes in the container; warns and renders again if they do not match.
 * @returns the context that r2wc stores for a mounted component
 */
export function hydrate(tag: string, container: Element | DocumentFragment, props: BlockRootProps) {
  const onRecoverableError = () => warn(tag, 'its declarative shadow root does not match; rendering again.');
  const root = hydrateRoot(container as Element, createElement(BlockRoot, props), { onRecoverableError });
  return { root, ReactComponent: BlockRoot };
}
