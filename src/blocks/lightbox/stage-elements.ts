// Where on the screen are the row of pictures and the one that is shown? The one place that writes and reads it.
import { getSettleDuration } from '../../core/gesture/swipe';
import type { Size } from '../../core/gesture/zoom';
import type { GestureState } from './gesture.model';

/** What moves; null until it is drawn. */
export interface StageElements {
  readonly stage: () => HTMLElement | null;
  readonly track: () => HTMLElement | null;
  /** The box of the picture that is shown. */
  readonly slide: () => HTMLElement | null;
}

/** @param held follows a finger; else it moves there by itself */
export function writeTransforms(
  pieces: StageElements,
  { zoom, swiped, pulled }: GestureState,
  held: boolean,
  room: Size,
): void {
  pieces.stage()?.toggleAttribute('data-held', held);
  setProperties(pieces.stage(), { '--_pulled': String(Math.max(0, pulled / room.height)) });
  setProperties(pieces.track(), { '--_swiped': `${swiped}px` });
  setProperties(pieces.slide(), {
    '--_x': `${zoom.x}px`,
    '--_y': `${zoom.y + pulled}px`,
    '--_scale': String(zoom.scale * (1 - Math.max(0, pulled) / room.height / 3)),
  });
}

/** Another picture is shown: this one is as it was. */
export function clearTransform(picture: HTMLElement | null): void {
  for (const name of ['--_x', '--_y', '--_scale']) picture?.style.removeProperty(name);
}

/** The row comes to rest at the speed of the finger. @param left px still to go */
export const setSettleDuration = (pieces: StageElements, left: number, speed: number): void =>
  setProperties(pieces.track(), { '--_rest': `${getSettleDuration(left, speed, innerWidth)}s` });

/** How far the row is from where it is going, in px to the right; 0 when it rests. It stops there. */
export function stopTrack(pieces: StageElements): number {
  const [stage, row] = [pieces.stage(), pieces.track()];
  if (!stage || !row || row.getAnimations().length === 0) return 0;
  const now = getTranslateX(row);
  stage.toggleAttribute('data-held', true);
  return now - getTranslateX(row);
}

const getTranslateX = (row: Element): number => new DOMMatrix(getComputedStyle(row).transform).m41;

function setProperties(element: HTMLElement | null, values: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(values)) element?.style.setProperty(name, value);
}
