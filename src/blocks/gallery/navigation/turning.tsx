// What has a gallery that turns beside its slides? Buttons, keys, swipes, rotation, and word of what is shown. Fetched for
// the designs that turn alone.
import { type ReactNode, useLayoutEffect } from 'react';
import { adoptStyles } from '../../../kit/styles';
import { Controls } from '../drawing/controls';
import { status } from '../drawing/status';
import type { Layout } from '../layouts/layout';
import { useSlideshow } from '../motion/use-slideshow';
import { useStrip } from '../motion/use-strip';
import { useAutoplay } from '../rotation/use-autoplay';
import type { Gallery, GalleryProps } from '../use-gallery';
import styles from './turning.css?inline';
import { useCommands } from './use-commands';
import { useHover } from './use-hover';
import { useKeys } from './use-keys';

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
  /** Does the page bring buttons for next and previous? */
  readonly theirButtons: boolean;
}

export default function Turning({ options, shown, layout, track, ...now }: TurningProps): ReactNode {
  const { host, content, keys, labelSlide } = options;
  const { slides } = content;
  const { turns, reducedMotion } = now;
  const { view, extent, turn } = shown;
  const fades = layout.motion === 'fade';

  useLayoutEffect(() => adoptStyles(host.shadowRoot as ShadowRoot, [styles]));
  const hovered = useHover(host);
  const rotation = useAutoplay(options, shown, { turns, hovered, reducedMotion });
  const mode = turns && !now.isLed ? options.keyboard : 'off';
  useKeys(host, { mode, keys, hovered }, (direction) => turn(direction, 'key'));
  useSlideshow(options, shown, {
    layout,
    track: fades ? track : null,
    turns,
    reducedMotion,
    longest: rotation.longest,
  });
  useStrip(fades ? null : track, slides, shown, reducedMotion || options.speed === 0);
  useCommands(host, shown, rotation);

  return (
    <>
      {turns && (
        <Controls {...options} {...{ shown, rotation }} ownButtons={!now.theirButtons} counts={fades} />
      )}
      <p className="hidden" aria-live={rotation.playing ? 'off' : 'polite'}>
        {status(labelSlide, slides, view.start, extent.perView)}
      </p>
    </>
  );
}
