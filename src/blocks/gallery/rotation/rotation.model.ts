// May the gallery turn by itself right now? Pure.

/** What the visitor asked for with the pause button, or by moving the keyboard focus into the gallery. */
export type Wish = 'none' | 'pause' | 'play';

export interface Circumstances {
  /** The page wants it, there is something to turn, and `nomotion=true` does not forbid it. */
  readonly offered: boolean;
  readonly wish: Wish;
  readonly hovered: boolean;
  readonly videoPlaying: boolean;
  readonly reducedMotion: boolean;
  readonly pageVisible: boolean;
  readonly inView: boolean;
}

/** Does it run, as far as the visitor is concerned? The pause button shows this; it does not change with hover. */
export const isPlaying = ({ offered, wish, reducedMotion }: Circumstances): boolean =>
  offered && (wish === 'play' || (wish === 'none' && !reducedMotion));

/** Does it turn now? Whoever pressed play has the pointer on it: an explicit wish goes before hover. */
export const isTurning = (now: Circumstances): boolean =>
  isPlaying(now) &&
  now.pageVisible &&
  now.inView &&
  !now.videoPlaying &&
  (now.wish === 'play' || !now.hovered);

/** Keyboard focus in the gallery stops it for good, unless the visitor asked for it (APG carousel). */
export const wishOnFocus = (wish: Wish): Wish => (wish === 'play' ? 'play' : 'pause');

/** The query parameter `nomotion=true` disables autoplay (GAL-061). @param search for example `?nomotion=true` */
export const forbidsMotion = (search: string): boolean =>
  new URLSearchParams(search).get('nomotion') === 'true';
