// Parts of a view that are loaded where they are first rendered. Until then React renders nothing, or the fallback of the
// `Suspense` around the part.
import { type ComponentType, lazy } from 'react';
import { loadPart } from './load-part';

/**
 * @param tag of the element, for the console
 * @param load for example `() => import('./part')`, with the part as default export
 * @param Fallback is rendered instead when the part cannot be loaded
 */
export function lazyPart<P extends object>(
  tag: string,
  load: () => Promise<{ default: ComponentType<P> }>,
  Fallback: ComponentType<P> = () => null,
): ComponentType<P> {
  const loadOrFallBack = async () => (await loadPart(tag, load)) ?? { default: Fallback };
  return lazy(loadOrFallBack) as unknown as ComponentType<P>;
}
