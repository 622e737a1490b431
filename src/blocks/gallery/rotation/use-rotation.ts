// When does the gallery turn by itself? Watches what the visitor does and has asked for; the rules are in rotation.model.
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useInView } from '../../../kit/hooks/use-in-view';
import { useLatestRef } from '../../../kit/hooks/use-latest-ref';
import { type AutoplayTimer, createAutoplayTimer, DEFAULT_TIMER_OPTIONS } from './autoplay-timer';
import {
  type AutoplayConditions,
  getRequestOnFocus,
  isAdvancing,
  isMotionDisabled,
  isPlaying,
  type PlaybackRequest,
} from './rotation.model';

export interface Rotation {
  /** May it turn by itself at all? Then there is a pause button. */
  readonly offered: boolean;
  /** What the pause button shows. */
  readonly playing: boolean;
  toggle(): void;
}

interface RotationOptions {
  readonly offered: boolean;
  /** In ms. */
  readonly timeout: number;
  readonly hovered: boolean;
  readonly videoPlaying: boolean;
  readonly reducedMotion: boolean;
  /** Starts the time anew when it changes. */
  readonly since: unknown;
}

export function useRotation(
  host: HTMLElement,
  { offered: wanted, timeout, since, ...circumstances }: RotationOptions,
  advance: () => void,
): Rotation {
  const [wish, setWish] = useState<PlaybackRequest>('none');
  const offered = wanted && !isMotionDisabled(location.search);
  const now: AutoplayConditions = {
    offered,
    wish,
    ...circumstances,
    pageVisible: usePageVisible(),
    inView: useInView(host),
  };
  useKeyboardEntry(host, () => setWish(getRequestOnFocus));

  useAutoplayTimer(advance, { timeout, turning: isAdvancing(now), since });

  const playing = isPlaying(now);
  return { offered, playing, toggle: () => setWish(playing ? 'pause' : 'play') };
}

function useAutoplayTimer(
  advance: () => void,
  { timeout, turning, since }: { timeout: number; turning: boolean; since: unknown },
) {
  const latest = useLatestRef(advance);
  const [ticker, setTicker] = useState<AutoplayTimer | null>(null);
  useEffect(() => {
    const fresh = createAutoplayTimer(() => latest.current(), { ...DEFAULT_TIMER_OPTIONS, timeout });
    setTicker(fresh);
    return fresh.stop;
  }, [timeout, latest]);
  useEffect(() => {
    if (turning) ticker?.start();
    else ticker?.pause();
  }, [ticker, turning]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `since` starts the time anew
  useEffect(() => ticker?.restart(), [ticker, since]);
}

/** The keyboard focus came from outside into the gallery, its buttons included. */
function useKeyboardEntry(host: HTMLElement, entered: () => void) {
  const latest = useLatestRef(entered);
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
