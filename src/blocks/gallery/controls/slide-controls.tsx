// What has a gallery that turns beside its slides? Buttons, keys, swipes, rotation, and word of what is shown. Fetched for
// the designs that turn alone.
import { type ReactNode, useLayoutEffect } from 'react';
import { adoptStyles } from '../../../kit/element/styles';
import type { Layout } from '../layouts/layout';
import { useScrollTrack } from '../motion/scroll/use-scroll-track';
import { usePointerGesture } from '../motion/use-pointer-gesture';
import { useSlideshow } from '../motion/use-slideshow';
import { createClickHandler } from '../navigation/click';
import { useCommands } from '../navigation/use-commands';
import type { GalleryProps, SlideController } from '../navigation/use-current-slide';
import { useKeys } from '../navigation/use-keys';
import { useAutoplay } from '../rotation/use-autoplay';
import { useHover } from '../rotation/use-hover';
import { ControlButtons } from './control-buttons';
import type { ExternalParts } from './external-controls';
import styles from './slide-controls.css?inline';
import { formatStatus } from './slide-label';

export interface SlideControlsProps {
  readonly options: GalleryProps;
  readonly shown: SlideController;
  readonly layout: Layout;
  readonly track: HTMLElement | null;
  /** Is there anything to turn? */
  readonly turns: boolean;
  readonly reducedMotion: boolean;
  /** Does another gallery lead it? Then the keyboard is the other's. */
  readonly isLed: boolean;
  readonly theirs: ExternalParts;
}

export default function SlideControls({
  options,
  shown,
  layout,
  track,
  ...now
}: SlideControlsProps): ReactNode {
  const { host, content, keys, labelSlide } = options;
  const { slides } = content;
  const { turns, reducedMotion } = now;
  const { view, extent, turn } = shown;
  const fades = layout.motion === 'fade';

  useLayoutEffect(() => adoptStyles(host.shadowRoot as ShadowRoot, [styles]));
  const clicked = createClickHandler(options, shown, options.clickBehavior ?? layout.clickBehavior);
  const hovered = useHover(host);
  const rotation = useAutoplay(options, shown, { turns, hovered, reducedMotion });
  const mode = turns && !now.isLed ? options.keyboard : 'off';
  useKeys(host, { mode, keys, hovered }, (direction) => turn(direction, 'key'));
  useSlideshow(options, shown, {
    track: fades ? track : null,
    turns,
    reducedMotion,
    longest: rotation.maxTransitionDuration,
    click: clicked,
  });
  const speed = options.speed ?? layout.speed ?? null;
  useScrollTrack(fades ? null : track, slides, shown, {
    instant: reducedMotion || speed === 0,
    time: speed === null ? null : Math.min(speed * 1000, rotation.maxTransitionDuration),
    points: options.swipeSnapPoints,
  });
  usePointerGesture(fades || !turns ? null : track, { click: (event) => track && clicked(event, track) });
  useCommands(host, shown, rotation);

  return (
    <>
      {turns && (
        <ControlButtons
          {...options}
          {...{ shown, rotation }}
          hasButtons={!now.theirs.buttons}
          hasCounter={fades && !now.theirs.position}
        />
      )}
      <p className="hidden" aria-live={rotation.playing ? 'off' : 'polite'}>
        {formatStatus(labelSlide, slides, view.start, extent.perView)}
      </p>
    </>
  );
}
