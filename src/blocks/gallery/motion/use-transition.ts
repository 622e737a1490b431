// Runs the transition of the slideshow; the gallery is in motion until it ends.
import { type RefObject, useLayoutEffect } from 'react';
import { getSlideElement } from '../content/slide-elements';
import { isRtl } from '../dom';
import type { ActiveTransition, Slide, SlideController } from '../gallery.types';
import {
  getReleaseTime,
  getTransition,
  type SwipeRelease,
  waitForAnimations,
} from './transitions/transitions';

interface UseTransitionOptions {
  readonly name: string;
  /** In s; null for the default of the transition. */
  readonly speed: number | null;
  /** In ms. */
  readonly maxDuration: number;
  /** Where the user released the slide; cleared once the transition has started. */
  readonly release: RefObject<SwipeRelease | null>;
}

/** @param track null if the design is not a slideshow */
export function useTransition(
  track: HTMLElement | null,
  slides: readonly Slide[],
  { position, motion }: SlideController,
  { name, speed, maxDuration, release }: UseTransitionOptions,
) {
  const { transition, release: releaseMotion, finish } = motion;
  const run = ({ fromKey, direction, reason }: ActiveTransition): readonly Animation[] => {
    const [outgoing, incoming] = [slides.find(({ key }) => key === fromKey), slides[position.index]];
    const [from, to] = [outgoing && getSlideElement(outgoing), incoming && getSlideElement(incoming)];
    if (!track || !from || !to || outgoing === incoming) return [];
    return getTransition(name)({
      from,
      to,
      getSide: () => ((direction === 'forward') === isRtl(track) ? -1 : 1),
      reason,
      speed: speed === null ? null : speed * 1000,
      maxDuration,
      release: release.current,
    });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: one run for each transition
  useLayoutEffect(() => {
    if (!track || !transition) return;
    let animations: readonly Animation[] | null = [];
    let timer = 0;
    // The frame of a data slide is created by the next render, which still precedes the paint.
    queueMicrotask(() => {
      if (!animations) return;
      animations = run(transition);
      release.current = null;
      timer = window.setTimeout(() => releaseMotion(transition), getReleaseTime(animations));
      void waitForAnimations(animations).then(() => finish(transition));
    });
    return () => {
      clearTimeout(timer);
      for (const animation of animations ?? []) animation.cancel();
      animations = null;
    };
  }, [track, transition]);
}
