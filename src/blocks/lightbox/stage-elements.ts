// Writes gesture transforms to the DOM and reads the position of the moving track. No other file touches these styles.
import { getSettleDuration } from '../../core/gesture/swipe';
import type { Size } from '../../core/image-size';
import type { GestureState } from './gesture.model';

/** Getters of the moving elements; null before they are rendered. */
export interface StageElements {
  readonly stage: () => HTMLElement | null;
  readonly track: () => HTMLElement | null;
  /** The box of the current image. */
  readonly slide: () => HTMLElement | null;
}

/** @param isDragging follows the pointer without a transition */
export function writeTransforms(
  elements: StageElements,
  { transform, trackOffset, pullOffset }: GestureState,
  isDragging: boolean,
  viewport: Size,
): void {
  const pull = Math.max(0, pullOffset / viewport.height);
  elements.stage()?.toggleAttribute('data-dragging', isDragging);
  setProperties(elements.stage(), { '--_pull': String(pull) });
  setProperties(elements.track(), { '--_offset': `${trackOffset}px` });
  setProperties(elements.slide(), {
    '--_x': `${transform.x}px`,
    '--_y': `${transform.y + pullOffset}px`,
    '--_scale': String(transform.scale * (1 - pull / 3)),
  });
}

/** Resets the transform of a slide that is not current any more. */
export function clearTransform(slide: HTMLElement | null): void {
  for (const name of ['--_x', '--_y', '--_scale']) slide?.style.removeProperty(name);
}

/** Lets the track settle at the release velocity. @param remaining distance in px */
export const setSettleDuration = (elements: StageElements, remaining: number, velocity: number): void =>
  setProperties(elements.track(), {
    '--_settle-duration': `${getSettleDuration(remaining, velocity, innerWidth)}s`,
  });

/** Stops a track in motion. Returns its offset from its target in px; 0 when it is at rest. */
export function stopTrack(elements: StageElements): number {
  const [stage, track] = [elements.stage(), elements.track()];
  if (!stage || !track || track.getAnimations().length === 0) return 0;
  const current = getTranslateX(track);
  stage.toggleAttribute('data-dragging', true);
  return current - getTranslateX(track);
}

const getTranslateX = (element: Element): number => new DOMMatrix(getComputedStyle(element).transform).m41;

function setProperties(element: HTMLElement | null, values: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(values)) element?.style.setProperty(name, value);
}
