// Moves the current slide and its neighbor with the pointer.
import { applyBoundary, type DragBoundary } from '../../../../core/gesture/drag-boundary';
import { EASE_OUT, VISIBLE } from './transitions';

export interface SlideDragOptions {
  readonly current: Element;
  /** The slide that enters from a side of the screen, if there is one: 1 right, -1 left. */
  readonly getNeighbor: (side: 1 | -1) => Element | undefined;
  /** Width of a slide in px. */
  readonly width: number;
  readonly boundary: DragBoundary;
}

export interface SlideDrag {
  /** @param distance of the pointer from where it was pressed, in px, positive to the right */
  move(distance: number): void;
  /** The distance of the slide from its place, in px. */
  getOffset(): number;
  /** Animates the slides back to their places. */
  snapBack(duration: number): readonly Animation[];
  /** Removes the drag from the slides. */
  end(): void;
}

export function createSlideDrag({ current, getNeighbor, width, boundary }: SlideDragOptions): SlideDrag {
  const animations = new Map<Element, Animation>();
  const limits = { min: getNeighbor(1) ? -width : 0, max: getNeighbor(-1) ? width : 0, size: width };
  let offset = 0;

  /** The side of the screen at which a neighbor is visible. */
  const getSide = () => (offset < 0 ? 1 : -1);
  const getVisibleNeighbor = () => (offset === 0 ? undefined : getNeighbor(getSide()));

  /** A paused animation holds the slide in place, so that no styles are written. */
  function translate(element: Element | undefined, x: number) {
    if (!element) return;
    const keyframe = { ...VISIBLE, transform: `translateX(${x}px)` };
    const animation = animations.get(element);
    if (animation) (animation.effect as KeyframeEffect).setKeyframes([keyframe, keyframe]);
    else animations.set(element, pause(element.animate([keyframe, keyframe], { duration: 1 })));
  }

  function release(except: readonly (Element | undefined)[] = []) {
    for (const [element, animation] of animations)
      if (!except.includes(element)) {
        animation.cancel();
        animations.delete(element);
      }
  }

  return {
    move(distance) {
      offset = applyBoundary(distance, limits, boundary);
      release([current, getVisibleNeighbor()]);
      translate(current, offset);
      translate(getVisibleNeighbor(), offset + getSide() * width);
    },
    getOffset: () => offset,
    snapBack(duration) {
      const animateTo = (element: Element | undefined, to: number) =>
        element?.animate(
          [to + offset, to].map((x) => ({ ...VISIBLE, transform: `translateX(${x}px)` })),
          { duration, easing: EASE_OUT },
        );
      return [animateTo(current, 0), animateTo(getVisibleNeighbor(), getSide() * width)].filter(
        (animation) => animation !== undefined,
      );
    },
    end: () => release(),
  };
}

function pause(animation: Animation): Animation {
  animation.pause();
  return animation;
}
