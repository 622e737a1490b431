// How do slides follow a finger? The current one by as much, its neighbour beside it.
import { applyBoundary, type DragBoundary } from '../../../core/gesture/drag-boundary';
import { EASE_OUT, VISIBLE } from './transitions/transition';

export interface DragOptions {
  readonly current: Element;
  /** The box that comes in from a side of the screen, if there is one: 1 right, -1 left. */
  readonly neighbour: (side: 1 | -1) => Element | undefined;
  /** Of all boxes, in px. */
  readonly width: number;
  readonly boundary: DragBoundary;
}

export interface Drag {
  /** @param distance of the finger from where it came down, in px to the right */
  move(distance: number): void;
  /** How far the slide is from its place, in px. */
  offset(): number;
  /** Back to its place. */
  snapBack(time: number): readonly Animation[];
  /** The boxes stand where they stood before. */
  reset(): void;
}

export function createDrag({ current, neighbour, width, boundary }: DragOptions): Drag {
  const held = new Map<Element, Animation>();
  const ends = { min: neighbour(1) ? -width : 0, max: neighbour(-1) ? width : 0, size: width };
  let offset = 0;

  /** From which side of the screen the neighbour comes that is seen now. */
  const side = () => (offset < 0 ? 1 : -1);
  const beside = () => (offset === 0 ? undefined : neighbour(side()));

  function place(box: Element | undefined, x: number) {
    if (!box) return;
    const pose = { ...VISIBLE, transform: `translateX(${x}px)` };
    const known = held.get(box);
    if (known) (known.effect as KeyframeEffect).setKeyframes([pose, pose]);
    else held.set(box, paused(box.animate([pose, pose], { duration: 1 })));
  }

  function release(keep: readonly (Element | undefined)[] = []) {
    for (const [box, animation] of held)
      if (!keep.includes(box)) {
        animation.cancel();
        held.delete(box);
      }
  }

  return {
    move(distance) {
      offset = applyBoundary(distance, ends, boundary);
      release([current, beside()]);
      place(current, offset);
      place(beside(), offset + side() * width);
    },
    offset: () => offset,
    snapBack(time) {
      const back = (box: Element | undefined, to: number) =>
        box?.animate(
          [to + offset, to].map((x) => ({ ...VISIBLE, transform: `translateX(${x}px)` })),
          { duration: time, easing: EASE_OUT },
        );
      return [back(current, 0), back(beside(), side() * width)].filter((one) => one !== undefined);
    },
    reset: () => release(),
  };
}

function paused(animation: Animation): Animation {
  animation.pause();
  return animation;
}
