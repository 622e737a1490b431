// How do the videos among the slides get their players, and what happens to them as the slides turn? The players are
// <site-video> elements that lie over the slides; their script is fetched with the first of them.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { mediaMessages } from '../../../../core/messages';
import { registerPlayer } from '../../../../kit/active-player';
import { ensureElement } from '../../../../kit/element/dependencies';
import { getSlideElement } from '../../motion/scroll/snap';
import type { GalleryProps } from '../../navigation/use-current-slide';
import type { Slide } from '../read-slides';
import { getSlideVideo, PLAYER_SELECTOR, type SlideVideo } from './slide-video';

interface VideoPlayersProps {
  readonly options: Pick<GalleryProps, 'host' | 'mixedContent' | 'videoLoaderOptions'>;
  readonly slides: readonly Slide[];
  /** Is the slide with this index shown now, so that its video may play (GAL-100)? */
  readonly isActive: (index: number) => boolean;
}

type PlayerElement = HTMLElement & { reset?(): void };

const TAG = 'site-video';

/** Draws nothing itself. */
export function VideoPlayers({ options: given, slides, isActive }: VideoPlayersProps): null {
  const { host, mixedContent, videoLoaderOptions } = given;
  const placed = useRef(new Map<Element, PlayerElement>());
  const films = useMemo(() => slides.filter(({ type }) => type === 'video'), [slides]);
  const options = JSON.stringify(videoLoaderOptions);
  const wanted = useMemo(() => mixedContent && films.some(getSlideVideo), [films, mixedContent]);
  const canPlay = useLoader(wanted);

  useLayoutEffect(() => {
    placed.current = place(placed.current, wanted && canPlay ? films : []);
    for (const player of placed.current.values()) player.setAttribute('options', options);
  }, [films, wanted, canPlay, options]);
  useLayoutEffect(
    () => () => {
      placed.current = place(placed.current, []);
    },
    [],
  );

  const active = useRef(new WeakMap<Slide, boolean>());
  useLayoutEffect(() => {
    for (const film of films) {
      const now = isActive(slides.indexOf(film));
      for (const player of playersIn(film)) player.inert = !now;
      if (active.current.get(film) && !now) leave(film);
      active.current.set(film, now);
    }
  });

  // So that video elements among the slides stop one another.
  const hasFilms = films.length > 0;
  useEffect(() => (hasFilms ? registerPlayer({ host, stop: () => {} }) : undefined), [host, hasFilms]);
  return null;
}

/** Is the script of the players there? Until then, and where it cannot be had (GAL-051), links stay links. */
function useLoader(wanted: boolean): boolean {
  const [isThere, setThere] = useState(() => customElements.get(TAG) !== undefined);
  useEffect(() => {
    if (!wanted || isThere) return;
    void ensureElement(TAG).then((came) => {
      setThere(came);
      if (!came) console.error(`site-gallery: ${mediaMessages.noVideoLoader}`);
    });
  }, [wanted, isThere]);
  return isThere;
}

/** Players over these slides, and over no others; one that is there stays. */
function place(
  before: ReadonlyMap<Element, PlayerElement>,
  films: readonly Slide[],
): Map<Element, PlayerElement> {
  const now = new Map<Element, PlayerElement>();
  for (const film of films) {
    const video = getSlideVideo(film);
    const box = getSlideElement(film);
    if (!video || !film.element || !box || box.matches('img')) continue;
    const player = before.get(film.element) ?? document.createElement(TAG);
    dress(player, video);
    if (player.parentNode !== box) box.append(player);
    video.link?.toggleAttribute('inert', true);
    now.set(film.element, player);
  }
  for (const [element, player] of before) {
    if (now.has(element)) continue;
    player.remove();
    for (const link of [element, ...element.querySelectorAll('a[href]')]) link.removeAttribute('inert');
  }
  return now;
}

function dress(player: PlayerElement, { attributes, hasNoPoster }: SlideVideo) {
  player.part.add('video');
  player.dataset.siteOwn = hasNoPoster ? 'alone' : '';
  for (const [name, value] of Object.entries(attributes))
    if (player.getAttribute(name) !== value) player.setAttribute(name, value);
}

/** GAL-062. */
function leave(film: Slide) {
  for (const player of playersIn(film))
    if (player instanceof HTMLVideoElement) player.pause();
    else (player as PlayerElement).reset?.();
}

/** Of the page and ours, in the slide and over it. */
function playersIn(film: Slide): HTMLElement[] {
  const boxes = new Set([film.element, getSlideElement(film)]);
  return [...boxes].flatMap((box) => {
    if (!box) return [];
    const inside = [...box.querySelectorAll<HTMLElement>(PLAYER_SELECTOR)];
    return box.matches(PLAYER_SELECTOR) ? [box as HTMLElement, ...inside] : inside;
  });
}
