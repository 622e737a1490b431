// Keyboard navigation: with focus or pointer in the gallery, or wherever the gallery is in view (ruling 11).
import { useEffect } from 'react';
import { isPlainInput } from '../../../kit/behavior/plain-input';
import { useLatestRef } from '../../../kit/hooks/use-latest-ref';
import type { KeyBindings } from '../attributes/key-bindings';
import { isRtl, listen } from '../dom';
import type { Direction, GalleryOptions } from '../gallery.types';
import { getKeyDirection } from './keys.model';

type KeyboardMode = GalleryOptions['keyboard'];

interface KeysOptions {
  readonly mode: KeyboardMode;
  readonly keys: KeyBindings;
  /** Whether the pointer is over the gallery. */
  readonly isHovered: boolean;
}

export function useKeys(
  host: HTMLElement,
  { mode, keys, isHovered }: KeysOptions,
  step: (direction: Direction) => void,
) {
  const latest = useLatestRef({ step, isHovered, mode, keys });
  const isEnabled = mode !== 'off';
  useEffect(() => {
    if (!isEnabled) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const direction = getKeyDirection(event, latest.current.keys, isRtl(host));
      if (!direction || isHandledElsewhere(event) || !isForGallery(event, host, latest.current)) return;
      event.preventDefault();
      latest.current.step(direction);
    };
    // On the host first: the focused gallery takes precedence over others.
    const stops = [host, document].map((target) => listen(target, ['keydown'], onKeyDown));
    return () => {
      for (const stop of stops) stop();
    };
  }, [host, isEnabled, latest]);
}

function isForGallery(
  event: KeyboardEvent,
  host: Element,
  { isHovered, mode }: { isHovered: boolean; mode: KeyboardMode },
): boolean {
  return event.composedPath().includes(host) || isHovered || (mode === 'viewport' && isInViewport(host));
}

/** GAL-073. */
function isInViewport(host: Element): boolean {
  const { top, bottom, height } = host.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < innerHeight;
}

const KEYBOARD_WIDGETS =
  'input, textarea, select, audio, video, [contenteditable]:not([contenteditable="false"]), [role="slider"], [part="thumbnail"]';

/** Whether the event was handled, the user is typing (GAL-071), or it is a browser shortcut. */
function isHandledElsewhere(event: KeyboardEvent): boolean {
  const target = event.composedPath()[0];
  return !isPlainInput(event) || (target instanceof Element && target.closest(KEYBOARD_WIDGETS) !== null);
}
