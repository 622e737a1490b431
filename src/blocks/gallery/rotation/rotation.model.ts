// May the gallery turn by itself right now? Pure.

/** What the visitor asked for with the pause button, or by moving the keyboard focus into the gallery. */
export type PlaybackRequest = 'none' | 'pause' | 'play';

export interface AutoplayConditions {
  /** The page wants it, there is something to turn, and `nomotion=true` does not forbid it. */
  readonly offered: boolean;
  readonly wish: PlaybackRequest;
  readonly hovered: boolean;
  readonly videoPlaying: boolean;
  readonly reducedMotion: boolean;
  readonly pageVisible: boolean;
  readonly inView: boolean;
}

/** Does it run, as far as the visitor is concerned? The pause button shows this; it does not change with hover. */
export const isPlaying = ({ offered, wish, reducedMotion }: AutoplayConditions): boolean =>
  offered && (wish === 'play' || (wish === 'none' && !reducedMotion));

/** Does it turn now? Whoever pressed play has the pointer on it: an explicit wish goes before hover. */
export const isAdvancing = (now: AutoplayConditions): boolean =>
  isPlaying(now) &&
  now.pageVisible &&
  now.inView &&
  !now.videoPlaying &&
  (now.wish === 'play' || !now.hovered);

/** Keyboard focus in the gallery stops it for good, unless the visitor asked for it (APG carousel). */
export const getRequestOnFocus = (wish: PlaybackRequest): PlaybackRequest =>
  wish === 'play' ? 'play' : 'pause';

/** The query parameter `nomotion=true` disables autoplay (GAL-061). @param search for example `?nomotion=true` */
export const isMotionDisabled = (search: string): boolean =>
  new URLSearchParams(search).get('nomotion') === 'true';
