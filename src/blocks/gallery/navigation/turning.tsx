// What has a gallery that turns beside its slides? Buttons, keys, swipes, rotation, and word of what is shown. Fetched for
// the designs that turn alone.
import { type ReactNode, useLayoutEffect } from 'react';
import { adoptStyles } from '../../../kit/styles';
import { Controls } from '../drawing/controls';
import { status } from '../drawing/status';
import type { Layout } from '../layouts/layout';
import type { Theirs } from '../linked/outer';
import { useSlideshow } from '../motion/use-slideshow';
import { useStrip } from '../motion/use-strip';
import { useAutoplay } from '../rotation/use-autoplay';
import type { Gallery, GalleryProps } from '../use-gallery';
import { clickHandler } from './click';
import styles from './turning.css?inline';
import { useCommands } from './use-commands';
import { useHover } from './use-hover';
import { useKeys } from './use-keys';
import { usePointer } from './use-pointer';

export interface TurningProps {
  readonly options: GalleryProps;
  readonly shown: Gallery;
  readonly layout: Layout;
  readonly track: HTMLElement | null;
  /** Is there anything to turn? */
  readonly turns: boolean;
  readonly reducedMotion: boolean;
  /** Does another gallery lead it? Then the keyboard is the other's. */
  readonly isLed: boolean;
  readonly theirs: Theirs;
}

export default function Turning({ options, shown, layout, track, ...now }: TurningProps): ReactNode {
  const { host, content, keys, labelSlide } = options;
  const { slides } = content;
  const { turns, reducedMotion } = now;
  const { view, extent, turn } = shown;
  const fades = layout.motion === 'fade';

  useLayoutEffect(() => adoptStyles(host.shadowRoot as ShadowRoot, [styles]));
  const clicked = clickHandler(options, shown, options.clickBehavior ?? layout.click);
  const hovered = useHover(host);
  const rotation = useAutoplay(options, shown, { turns, hovered, reducedMotion });
  const mode = turns && !now.isLed ? options.keyboard : 'off';
  useKeys(host, { mode, keys, hovered }, (direction) => turn(direction, 'key'));
  useSlideshow(options, shown, {
    track: fades ? track : null,
    turns,
    reducedMotion,
    longest: rotation.longest,
    click: clicked,
  });
  const speed = options.speed ?? layout.speed ?? null;
  useStrip(fades ? null : track, slides, shown, {
    instant: reducedMotion || speed === 0,
    time: speed === null ? null : Math.min(speed * 1000, rotation.longest),
    points: options.swipeSnapPoints,
  });
  usePointer(fades || !turns ? null : track, { click: (event) => track && clicked(event, track) });
  useCommands(host, shown, rotation);

  return (
    <>
      {turns && (
        <Controls
          {...options}
          {...{ shown, rotation }}
          ownButtons={!now.theirs.buttons}
          counts={fades && !now.theirs.position}
        />
      )}
      <p className="hidden" aria-live={rotation.playing ? 'off' : 'polite'}>
        {status(labelSlide, slides, view.start, extent.perView)}
      </p>
    </>
  );
}
