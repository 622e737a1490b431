// Puts a `<site-video>` player over each video slide, and resets the players of slides that leave the view.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { galleryMessages } from '../../../../core/messages/media-messages';
import { ensureElement } from '../../../../kit/element/dependencies';
import { registerPlayer } from '../../../../kit/media/active-player';
import type { GalleryProps, Slide } from '../../gallery.types';
import { getSlideElement } from '../slide-elements';
import { getSlideVideo, PLAYER_SELECTOR, type SlideVideo } from './slide-video';

interface VideoPlayersProps {
  readonly options: Pick<GalleryProps, 'host' | 'mixedContent' | 'videoLoaderOptions'>;
  readonly slides: readonly Slide[];
  /** Whether the slide with this index is in view, so that its video may play (GAL-100). */
  readonly isActive: (index: number) => boolean;
}

type PlayerElement = HTMLElement & { reset?(): void };

const TAG = 'site-video';

/** Renders nothing itself. */
export function VideoPlayers({ options, slides, isActive }: VideoPlayersProps): null {
  const { host, mixedContent, videoLoaderOptions } = options;
  const players = useRef(new Map<Element, PlayerElement>());
  const videoSlides = useMemo(() => slides.filter(({ type }) => type === 'video'), [slides]);
  const playerOptions = JSON.stringify(videoLoaderOptions);
  const needsPlayer = useMemo(
    () => mixedContent && videoSlides.some(getSlideVideo),
    [videoSlides, mixedContent],
  );
  const isDefined = usePlayerElement(needsPlayer);

  useLayoutEffect(() => {
    players.current = updatePlayers(players.current, needsPlayer && isDefined ? videoSlides : []);
    for (const player of players.current.values()) player.setAttribute('options', playerOptions);
  }, [videoSlides, needsPlayer, isDefined, playerOptions]);
  useLayoutEffect(
    () => () => {
      players.current = updatePlayers(players.current, []);
    },
    [],
  );

  const active = useRef(new WeakMap<Slide, boolean>());
  useLayoutEffect(() => {
    for (const slide of videoSlides) {
      const isNowActive = isActive(slides.indexOf(slide));
      for (const player of findPlayers(slide)) player.inert = !isNowActive;
      if (active.current.get(slide) && !isNowActive) resetPlayers(slide);
      active.current.set(slide, isNowActive);
    }
  });

  // Registers the gallery so that starting one of its `<video>` elements pauses the others.
  const hasVideos = videoSlides.length > 0;
  useEffect(() => (hasVideos ? registerPlayer({ host, stop: () => {} }) : undefined), [host, hasVideos]);
  return null;
}

/** Loads the player element; links stay links until it is defined, or if it fails to load (GAL-051). */
function usePlayerElement(isNeeded: boolean): boolean {
  const [isDefined, setDefined] = useState(() => customElements.get(TAG) !== undefined);
  useEffect(() => {
    if (!isNeeded || isDefined) return;
    void ensureElement(TAG).then((loaded) => {
      setDefined(loaded);
      if (!loaded) console.error(`site-gallery: ${galleryMessages.noVideoLoader}`);
    });
  }, [isNeeded, isDefined]);
  return isDefined;
}

/** Creates, keeps and removes players so that exactly these slides have one. @returns players by slide element */
function updatePlayers(
  current: ReadonlyMap<Element, PlayerElement>,
  slides: readonly Slide[],
): Map<Element, PlayerElement> {
  const next = new Map<Element, PlayerElement>();
  for (const slide of slides) {
    const video = getSlideVideo(slide);
    const container = getSlideElement(slide);
    if (!video || !slide.element || !container || container.matches('img')) continue;
    const player = current.get(slide.element) ?? document.createElement(TAG);
    setPlayerAttributes(player, video);
    if (player.parentNode !== container) container.append(player);
    video.link?.toggleAttribute('inert', true);
    next.set(slide.element, player);
  }
  for (const [element, player] of current) {
    if (next.has(element)) continue;
    player.remove();
    for (const link of [element, ...element.querySelectorAll('a[href]')]) link.removeAttribute('inert');
  }
  return next;
}

function setPlayerAttributes(player: PlayerElement, { attributes, hasNoPoster }: SlideVideo) {
  player.part.add('video');
  player.dataset.siteOwn = hasNoPoster ? 'alone' : '';
  for (const [name, value] of Object.entries(attributes))
    if (player.getAttribute(name) !== value) player.setAttribute(name, value);
}

/** Stops the videos of a slide that leaves the view (GAL-062). */
function resetPlayers(slide: Slide) {
  for (const player of findPlayers(slide))
    if (player instanceof HTMLVideoElement) player.pause();
    else (player as PlayerElement).reset?.();
}

/** All players of a slide, in the page's own markup and in the slide's frame. */
function findPlayers(slide: Slide): HTMLElement[] {
  const roots = new Set([slide.element, getSlideElement(slide)]);
  return [...roots].flatMap((root) => {
    if (!root) return [];
    const inside = [...root.querySelectorAll<HTMLElement>(PLAYER_SELECTOR)];
    return root.matches(PLAYER_SELECTOR) ? [root as HTMLElement, ...inside] : inside;
  });
}
