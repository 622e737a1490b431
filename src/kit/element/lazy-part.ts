// Parts of a view that are loaded where they are first rendered. Until then React renders nothing, or the fallback of the
// `Suspense` around the part.
import { type ComponentType, lazy } from 'react';
import { createLazy } from '../../core/lazy';
import { guardLeave } from '../../core/leave-guard';
import { onLeave } from '../../services/page/leaving';
import { warn } from './warn';

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
  const onFailure = () => warn(tag, 'a part of its script could not be loaded; continuing without it.');
  const part = createLazy(guardLeave({ load, onFailure }, onLeave));
  return lazy(() => part.use((module) => module, { default: Fallback })) as unknown as ComponentType<P>;
}
