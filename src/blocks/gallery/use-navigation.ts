// How do the slides turn? Brings together what turns them and what shows that they turn.
import { useRef } from 'react';
import { answerTo } from './click.model';
import { anyOther, canTurn } from './gallery.model';
import { opensLightbox } from './layouts';
import type { Layout } from './layouts/layout';
import { boxOf, isRtl } from './place';
import type { Thrown } from './transitions/transition';
import { type Gallery, type GalleryProps, useGallery } from './use-gallery';
import { useKeys } from './use-keys';
import { useMotion } from './use-motion';
import { type Rotation, useHover, useRotation } from './use-rotation';
import { useStrip } from './use-strip';
import { useSwipe } from './use-swipe';
import { useTransition } from './use-transition';

export interface Navigation {
  readonly shown: Gallery;
  readonly rotation: Rotation;
  /** Is there anything to turn? */
  readonly turns: boolean;
}

/** A transition takes at most this part of the time that each slide is shown. */
const PART_OF_TURN = 0.9;

interface Stage {
  readonly layout: Layout;
  readonly perView: number;
  readonly track: HTMLElement | null;
  readonly reducedMotion: boolean;
}

export function useNavigation(
  props: GalleryProps,
  { layout, perView, track, reducedMotion }: Stage,
): Navigation {
  const { host, content, emit, ...options } = props;
  const { slides } = content;
  const instant = reducedMotion || options.speed === 0;
  const moving = useMotion(layout.motion !== 'none' && !instant);
  const shown = useGallery(props, perView, moving);
  const { view, extent, go, turn } = shown;
  const turns = layout.motion !== 'none' && canTurn(extent);

  const rotation = useRotation(
    host,
    {
      offered: turns && options.autoplay,
      duration: options.autoplayDuration,
      reducedMotion,
      since: shown.move,
    },
    () =>
      options.autoplayRandomize && extent.perView === 1
        ? go(anyOther(view.index, extent.count, Math.random()), 'autoplay')
        : turn('next', 'autoplay'),
  );
  useKeys(host, turns ? options.keyboard : 'off', useHover(host), (direction) => turn(direction, 'key'));

  function click(event: MouseEvent) {
    const behavior = options.clickBehavior ?? layout.click;
    const path = new Set<unknown>(event.composedPath());
    const on = slides.findIndex((slide) => path.has(boxOf(slide)));
    const slide = slides[on < 0 ? view.index : on];
    if (!behavior || !slide || opensLightbox(props)) return;
    const answer = answerTo(
      {
        on: on < 0 ? view.index : on,
        current: view.index,
        isVideo: slide.type === 'video',
        atStart: isAtStart(event, track as HTMLElement),
      },
      behavior,
    );
    if (answer === 'select') emit('site-gallery-select', { index: view.index, id: slide.id });
    else if (typeof answer === 'string') turn(answer, 'click');
    else if (answer) go(answer.index, 'click');
  }

  const fades = layout.motion === 'fade' ? track : null;
  const thrown = useRef<Thrown | null>(null);
  const name = options.transition;
  useSwipe(turns ? fades : null, slides, shown, {
    follows: name === 'swipe' && !reducedMotion,
    boundary: options.swipeBoundary,
    loop: options.loop,
    thrown,
    click,
  });
  const longest = rotation.offered ? options.autoplayDuration * PART_OF_TURN : Infinity;
  useTransition(fades, slides, shown, { name, speed: options.speed, longest, thrown });
  useStrip(layout.motion === 'scroll' ? track : null, slides, shown, instant);

  return { shown, rotation, turns };
}

function isAtStart({ clientX }: MouseEvent, track: HTMLElement): boolean {
  const { left, width } = track.getBoundingClientRect();
  return clientX < left + width / 2 !== isRtl(track);
}
