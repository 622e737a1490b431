// How does the slideshow go from one slide to the next? The transition runs on the boxes of the two; while it runs, the
// gallery is in motion.
import { type RefObject, useLayoutEffect } from 'react';
import type { Slide } from '../content/slides';
import { transitionOf } from '../transitions';
import type { Thrown } from '../transitions/transition';
import type { Gallery } from '../use-gallery';
import { boxOf, isRtl } from './place';
import type { Motion } from './use-motion';

interface TransitionOptions {
  readonly name: string;
  /** In s; null leaves it to the transition. */
  readonly speed: number | null;
  /** It never takes longer than this, in ms. */
  readonly longest: number;
  /** Where a finger has left the slide. */
  readonly thrown: RefObject<Thrown | null>;
}

/** @param track null while the design shows changes in another way */
export function useTransition(
  track: HTMLElement | null,
  slides: readonly Slide[],
  { view, moving }: Gallery,
  { name, speed, longest, thrown }: TransitionOptions,
) {
  const { motion, arrived } = moving;
  const run = ({ from, way, reason }: Motion): readonly Animation[] => {
    const [old, next] = [slides.find(({ key }) => key === from), slides[view.index]];
    const [leaving, coming] = [old && boxOf(old), next && boxOf(next)];
    if (!track || !leaving || !coming || old === next) return [];
    return transitionOf(name)({
      from: leaving,
      to: coming,
      side: (way === 'forward') === isRtl(track) ? -1 : 1,
      reason,
      speed: speed === null ? null : speed * 1000,
      longest,
      thrown: thrown.current,
    });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: one run for each motion
  useLayoutEffect(() => {
    if (!track || !motion) return;
    let animations: readonly Animation[] | null = [];
    // A slide that comes as data has its frame only after this drawing; nothing is painted before.
    queueMicrotask(() => {
      if (!animations) return;
      animations = run(motion);
      thrown.current = null;
      void whenOver(animations).then(() => arrived(motion));
    });
    return () => {
      for (const animation of animations ?? []) animation.cancel();
      animations = null;
    };
  }, [track, motion]);
}

/** Also when they were cancelled. */
export const whenOver = (animations: readonly Animation[]): Promise<unknown> =>
  Promise.allSettled(animations.map(({ finished }) => finished));
