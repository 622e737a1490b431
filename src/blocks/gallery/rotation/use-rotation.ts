// Runs the rotation while its conditions are met; the rules are in rotation.model.ts.
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useInView } from '../../../kit/hooks/use-in-view';
import { useLatestRef } from '../../../kit/hooks/use-latest-ref';
import { listen } from '../dom';
import type { Rotation } from '../gallery.types';
import { type AutoplayTimer, createAutoplayTimer, DEFAULT_TIMER_OPTIONS } from './autoplay-timer';
import {
  getRequestOnFocus,
  isAdvancing,
  isMotionDisabled,
  isPlaying,
  type PlaybackRequest,
  type RotationConditions,
} from './rotation.model';

interface RotationOptions {
  readonly isRequested: boolean;
  /** In ms. */
  readonly timeout: number;
  readonly isHovered: boolean;
  readonly isVideoPlaying: boolean;
  readonly reducedMotion: boolean;
  /** Restarts the timer when it changes. */
  readonly restartKey: unknown;
}

export function useRotation(
  host: HTMLElement,
  { isRequested, timeout, restartKey, ...options }: RotationOptions,
  onAdvance: () => void,
): Rotation {
  const [request, setRequest] = useState<PlaybackRequest>('none');
  const isAvailable = isRequested && !isMotionDisabled(location.search);
  const conditions: RotationConditions = {
    isAvailable,
    request,
    ...options,
    isPageVisible: usePageVisible(),
    isInView: useInView(host),
  };
  useKeyboardEntry(host, () => setRequest(getRequestOnFocus));

  useAutoplayTimer(onAdvance, { timeout, isRunning: isAdvancing(conditions), restartKey });

  const isPlayingNow = isPlaying(conditions);
  return {
    isAvailable,
    isPlaying: isPlayingNow,
    toggle: () => setRequest(isPlayingNow ? 'pause' : 'play'),
  };
}

function useAutoplayTimer(
  onTick: () => void,
  { timeout, isRunning, restartKey }: { timeout: number; isRunning: boolean; restartKey: unknown },
) {
  const latest = useLatestRef(onTick);
  const [timer, setTimer] = useState<AutoplayTimer | null>(null);
  useEffect(() => {
    const created = createAutoplayTimer(() => latest.current(), { ...DEFAULT_TIMER_OPTIONS, timeout });
    setTimer(created);
    return created.stop;
  }, [timeout, latest]);
  useEffect(() => {
    if (isRunning) timer?.start();
    else timer?.pause();
  }, [timer, isRunning]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `restartKey` restarts the timer
  useEffect(() => timer?.restart(), [timer, restartKey]);
}

/** Calls back when keyboard focus moves into the gallery from outside. */
function useKeyboardEntry(host: HTMLElement, onEnter: () => void) {
  const latest = useLatestRef(onEnter);
  useEffect(() => {
    const onFocusIn = (event: FocusEvent) => {
      const focused = event.composedPath()[0] as Element;
      const from = event.relatedTarget as Node | null;
      if (focused.matches(':focus-visible') && !(from && (from === host || host.contains(from))))
        latest.current();
    };
    return listen(host, ['focusin'], onFocusIn);
  }, [host, latest]);
}

function usePageVisible(): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => listen(document, ['visibilitychange'], onChange),
    [],
  );
  return useSyncExternalStore(
    subscribe,
    () => !document.hidden,
    () => true,
  );
}
