// Parts of a view that are loaded when they are first rendered. Until then, React renders nothing or the fallback of the
// `Suspense` around the part.
import { type ComponentType, lazy } from 'react';
import { loadPart } from './load-part';

/**
 * @param tag tag of the element, for console messages
 * @param load for example `() => import('./part')`, with the part as the default export
 * @param Fallback rendered if the part cannot be loaded
 */
export function lazyPart<P extends object>(
  tag: string,
  load: () => Promise<{ default: ComponentType<P> }>,
  Fallback: ComponentType<P> = () => null,
): ComponentType<P> {
  const loadOrFallBack = async () => (await loadPart(tag, load)) ?? { default: Fallback };
  return lazy(loadOrFallBack) as unknown as ComponentType<P>;
}
