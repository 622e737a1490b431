// When does the gallery turn by itself? Watches what the visitor does and has asked for; the rules are in rotation.model.
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useInView } from '../../kit/hooks/use-in-view';
import {
  type Circumstances,
  forbidsMotion,
  isPlaying,
  isTurning,
  type Wish,
  wishOnFocus,
} from './rotation.model';
import { useLatest } from './use-latest';

export interface Rotation {
  /** May it turn by itself at all? Then there is a pause button. */
  readonly offered: boolean;
  /** What the pause button shows. */
  readonly playing: boolean;
  toggle(): void;
}

interface RotationOptions {
  readonly offered: boolean;
  /** Seconds. */
  readonly duration: number;
  readonly reducedMotion: boolean;
  /** Starts the time anew when it changes. */
  readonly since: unknown;
}

export function useRotation(
  host: HTMLElement,
  { offered: wanted, duration, reducedMotion, since }: RotationOptions,
  advance: () => void,
): Rotation {
  const [wish, setWish] = useState<Wish>('none');
  const offered = wanted && !forbidsMotion(location.search);
  const now: Circumstances = {
    offered,
    wish,
    reducedMotion,
    hovered: useHover(host),
    pageVisible: usePageVisible(),
    inView: useInView(host),
  };
  useKeyboardEntry(host, () => setWish(wishOnFocus));

  const turning = isTurning(now);
  const latest = useLatest(advance);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `since` starts the time anew
  useEffect(() => {
    if (!turning) return;
    const timer = setInterval(() => latest.current(), duration * 1000);
    return () => clearInterval(timer);
  }, [turning, duration, since, latest]);

  const playing = isPlaying(now);
  return { offered, playing, toggle: () => setWish(playing ? 'pause' : 'play') };
}

/** Is a mouse over the element? A finger does not hover (GAL-058). */
export function useHover(host: HTMLElement): boolean {
  const [hovered, setHovered] = useState(false);
  useEffect(() => {
    const follow = ({ type, pointerType }: PointerEvent) =>
      setHovered(type === 'pointerenter' && pointerType === 'mouse');
    host.addEventListener('pointerenter', follow);
    host.addEventListener('pointerleave', follow);
    return () => {
      host.removeEventListener('pointerenter', follow);
      host.removeEventListener('pointerleave', follow);
    };
  }, [host]);
  return hovered;
}

/** The keyboard focus came from outside into the gallery, its buttons included. */
function useKeyboardEntry(host: HTMLElement, entered: () => void) {
  const latest = useLatest(entered);
  useEffect(() => {
    const follow = (event: FocusEvent) => {
      const focused = event.composedPath()[0] as Element;
      const from = event.relatedTarget as Node | null;
      if (focused.matches(':focus-visible') && !(from && (from === host || host.contains(from))))
        latest.current();
    };
    host.addEventListener('focusin', follow);
    return () => host.removeEventListener('focusin', follow);
  }, [host, latest]);
}

function usePageVisible(): boolean {
  const subscribe = useCallback((changed: () => void) => {
    document.addEventListener('visibilitychange', changed);
    return () => document.removeEventListener('visibilitychange', changed);
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => !document.hidden,
    () => true,
  );
}
