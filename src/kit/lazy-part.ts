// How does a view fetch a part of itself only where it is needed? Until it is there the element stays as it is: React
// draws nothing halfway, or what a `Suspense` around the part says. A part may draw nothing and only do something.
import { type ComponentType, lazy } from 'react';
import { warn } from './element/warn';

/**
 * @param tag of the element, for the message when the part cannot be had
 * @param load for example `() => import('./part')`, with the part as default export
 * @param instead stands in its place then
 */
export const lazyPart = <P extends object>(
  tag: string,
  load: () => Promise<{ default: ComponentType<P> }>,
  instead: ComponentType<P> = () => null,
): ComponentType<P> =>
  lazy(() =>
    load().catch(() => {
      warn(tag, 'a part of its script could not be loaded; going on without it.');
      return { default: instead };
    }),
  ) as unknown as ComponentType<P>;
