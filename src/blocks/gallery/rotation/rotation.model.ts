// Whether the gallery rotates. Pure.

/** What the visitor requested with the pause button, or by moving keyboard focus into the gallery. */
export type PlaybackRequest = 'none' | 'pause' | 'play';

export interface RotationConditions {
  /** `autoplay` is on, there are slides to navigate to, and `nomotion=true` is not set. */
  readonly isAvailable: boolean;
  readonly request: PlaybackRequest;
  readonly isHovered: boolean;
  readonly isVideoPlaying: boolean;
  readonly reducedMotion: boolean;
  readonly isPageVisible: boolean;
  readonly isInView: boolean;
}

/** The state of the pause button, which does not change on hover. */
export const isPlaying = ({ isAvailable, request, reducedMotion }: RotationConditions): boolean =>
  isAvailable && (request === 'play' || (request === 'none' && !reducedMotion));

/** Whether slides advance now. Pressing play overrides hover, because the pointer is still over the button. */
export const isAdvancing = (conditions: RotationConditions): boolean =>
  isPlaying(conditions) &&
  conditions.isPageVisible &&
  conditions.isInView &&
  !conditions.isVideoPlaying &&
  (conditions.request === 'play' || !conditions.isHovered);

/** Keyboard focus in the gallery stops the rotation permanently, unless the visitor pressed play (APG carousel). */
export const getRequestOnFocus = (request: PlaybackRequest): PlaybackRequest =>
  request === 'play' ? 'play' : 'pause';

/** The query parameter `nomotion=true` disables the rotation (GAL-061). @param search for example `?nomotion=true` */
export const isMotionDisabled = (search: string): boolean =>
  new URLSearchParams(search).get('nomotion') === 'true';
