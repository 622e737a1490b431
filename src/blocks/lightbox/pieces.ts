// Where on the screen are the row of pictures and the one that is shown? The one place that writes and reads it.
import { restTime } from '../../core/gesture/swipe';
import type { Extent } from '../../core/gesture/zoom';
import type { Hand } from './hand.model';

/** What moves; null until it is drawn. */
export interface Pieces {
  readonly stage: () => HTMLElement | null;
  readonly row: () => HTMLElement | null;
  /** The box of the picture that is shown. */
  readonly picture: () => HTMLElement | null;
}

/** @param held follows a finger; else it moves there by itself */
export function write(pieces: Pieces, { zoom, swiped, pulled }: Hand, held: boolean, room: Extent): void {
  pieces.stage()?.toggleAttribute('data-held', held);
  set(pieces.stage(), { '--_pulled': String(Math.max(0, pulled / room.height)) });
  set(pieces.row(), { '--_swiped': `${swiped}px` });
  set(pieces.picture(), {
    '--_x': `${zoom.x}px`,
    '--_y': `${zoom.y + pulled}px`,
    '--_scale': String(zoom.scale * (1 - Math.max(0, pulled) / room.height / 3)),
  });
}

/** Another picture is shown: this one is as it was. */
export function reset(picture: HTMLElement | null): void {
  for (const name of ['--_x', '--_y', '--_scale']) picture?.style.removeProperty(name);
}

/** The row comes to rest at the speed of the finger. @param left px still to go */
export const letGo = (pieces: Pieces, left: number, speed: number): void =>
  set(pieces.row(), { '--_rest': `${restTime(left, speed, innerWidth)}s` });

/** How far the row is from where it is going, in px to the right; 0 when it rests. It stops there. */
export function caught(pieces: Pieces): number {
  const [stage, row] = [pieces.stage(), pieces.row()];
  if (!stage || !row || row.getAnimations().length === 0) return 0;
  const now = placeOf(row);
  stage.toggleAttribute('data-held', true);
  return now - placeOf(row);
}

const placeOf = (row: Element): number => new DOMMatrix(getComputedStyle(row).transform).m41;

function set(element: HTMLElement | null, values: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(values)) element?.style.setProperty(name, value);
}
