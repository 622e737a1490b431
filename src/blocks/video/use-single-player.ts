// What does a video do because of others? It stops for another video, starts by itself where it may, and takes over the
// click that came before its script.
import { useEffect, useState } from 'react';
import { isNothingPlaying, registerPlayer } from '../../kit/active-player';
import { useServices } from '../../kit/element/use-services';
import { useStore } from '../../kit/element/use-store';
import { useInView } from '../../kit/hooks/use-in-view';
import { useReducedMotion } from '../../kit/hooks/use-media-query';
import type { Playback } from './video.api';

/** Shows its picture again when another video of the page, or of another tab, starts. */
export function useSinglePlayer(host: HTMLElement, playback: Playback, acrossTabs: boolean): void {
  useEffect(() => registerPlayer({ host, stop: playback.reset }), [host, playback]);
  useEffect(() => {
    if (!acrossTabs) return;
    const tabs = new BroadcastChannel('site-video');
    const say = () => tabs.postMessage('play');
    tabs.onmessage = playback.reset;
    host.addEventListener('site-video-play', say);
    return () => {
      host.removeEventListener('site-video-play', say);
      tabs.close();
    };
  }, [host, playback, acrossTabs]);
}

/**
 * Plays without sound while it is in view.
 * @param wanted does the page want it, and is there something to play?
 * @param isOwn is it a file? Players of others have to wait for consent.
 */
export function useAutoplay(host: HTMLElement, playback: Playback, wanted: boolean, isOwn: boolean): void {
  const consent = useStore(useServices().consent.state);
  const inView = useInView(wanted ? host : null);
  const reducedMotion = useReducedMotion();
  const runs = wanted && inView && !reducedMotion && (isOwn || consent === 'granted');
  useEffect(() => {
    if (!runs || !isNothingPlaying()) return;
    void playback.play('autoplay');
    // With sound it is the visitor's.
    return () => void (playback.muted && playback.pause());
  }, [runs, playback]);
}

/** A click on what stood there before the script: it was held, and means the play button that now lies over it. */
export function useReplayedClick(host: HTMLElement, isOver: boolean, pressed: () => void): void {
  useEffect(() => {
    if (!isOver) return;
    const click = (event: Event) => {
      const target = event.composedPath()[0] as Element;
      if (target.getRootNode() !== host.getRootNode() || target.closest('[slot]')) return;
      event.preventDefault();
      pressed();
    };
    host.addEventListener('click', click);
    return () => host.removeEventListener('click', click);
  });
}

/** Puts the focus into the player when the visitor has asked for it, and back on the button when it goes. */
export function useFocusHandover(isShown: boolean, player: HTMLElement | null, button: HTMLElement | null) {
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (!asked || !isShown || !player) return;
    player.focus({ preventScroll: true });
    setAsked(false);
  }, [asked, isShown, player]);
  useEffect(() => {
    const root = player?.getRootNode() as Document | ShadowRoot | undefined;
    if (!isShown && player && root?.activeElement === player) button?.focus({ preventScroll: true });
  }, [isShown, player, button]);
  return () => setAsked(true);
}
