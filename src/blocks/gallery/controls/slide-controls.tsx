// Buttons, keyboard, gestures, rotation and announcements. Lazy chunk of the designs that show one group at a time.
import { type ReactNode, useLayoutEffect } from 'react';
import { adoptStyles } from '../../../kit/element/styles';
import type { GalleryProps, Layout, SlideController } from '../gallery.types';
import { useScrollTrack } from '../motion/scroll/use-scroll-track';
import { usePointerGesture } from '../motion/use-pointer-gesture';
import { useSlideshow } from '../motion/use-slideshow';
import { getSwipeStep } from '../motion/use-swipe';
import { createClickHandler } from '../navigation/slide-click';
import { useCommands } from '../navigation/use-commands';
import { useKeys } from '../navigation/use-keys';
import { useAutoplay } from '../rotation/use-autoplay';
import { useHover } from '../rotation/use-hover';
import { ControlButtons } from './control-buttons';
import type { ExternalParts } from './external-controls';
import styles from './slide-controls.css?inline';
import { formatAnnouncement } from './slide-label';

export interface SlideControlsProps {
  readonly options: GalleryProps;
  readonly controller: SlideController;
  readonly layout: Layout;
  readonly track: HTMLElement | null;
  /** Whether there are slides out of view to navigate to. */
  readonly isNavigable: boolean;
  readonly reducedMotion: boolean;
  /** Whether a synced gallery leads this one; only the leader responds to the keyboard. */
  readonly isFollower: boolean;
  readonly externalParts: ExternalParts;
}

export default function SlideControls({
  options,
  controller,
  layout,
  track,
  isNavigable,
  reducedMotion,
  isFollower,
  externalParts,
}: SlideControlsProps): ReactNode {
  const { host, content, keys, labelSlide } = options;
  const { slides } = content;
  const { position, counts, step } = controller;
  const isSlideshow = layout.motion === 'fade';

  useLayoutEffect(() => adoptStyles(host.shadowRoot as ShadowRoot, [styles]));
  const onClick = createClickHandler(options, controller, options.clickBehavior ?? layout.clickBehavior);
  const isHovered = useHover(host);
  const rotation = useAutoplay(options, controller, { isNavigable, isHovered, reducedMotion });
  const mode = isNavigable && !isFollower ? options.keyboard : 'off';
  useKeys(host, { mode, keys, isHovered }, (direction) => step(direction, 'key'));
  useSlideshow(options, controller, {
    track: isSlideshow ? track : null,
    isNavigable,
    reducedMotion,
    maxDuration: rotation.maxTransitionDuration,
    onClick,
  });
  const speed = options.speed ?? layout.speed ?? null;
  useScrollTrack(isSlideshow ? null : track, slides, controller, {
    isInstant: reducedMotion || speed === 0,
    duration: speed === null ? null : Math.min(speed * 1000, rotation.maxTransitionDuration),
    points: options.swipeSnapPoints,
  });
  usePointerGesture(isSlideshow || !isNavigable ? null : track, {
    onClick: (event) => track && onClick(event, track),
    // The browser scrolls the track, but not from the buttons over it.
    onDragEnd(movement, isOnButton) {
      const direction = isOnButton && track && getSwipeStep(movement, track);
      if (direction) step(direction, 'swipe');
    },
  });
  useCommands(host, controller, rotation);

  return (
    <>
      {isNavigable && (
        <ControlButtons
          {...options}
          {...{ controller, rotation }}
          hasButtons={!externalParts.hasButtons}
          hasCounter={isSlideshow && !externalParts.hasCounter}
        />
      )}
      <p className="hidden" aria-live={rotation.isPlaying ? 'off' : 'polite'}>
        {formatAnnouncement(labelSlide, slides, position.start, counts.perView)}
      </p>
    </>
  );
}
