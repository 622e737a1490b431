// How are the pictures laid out, and what do pointer and keys do with them?
import { useMemo, useRef, useState } from 'react';
import { getMaxScale, isZoomed } from '../../core/gesture/zoom';
import { useSize } from '../../kit/hooks/use-size';
import type { LightboxItem } from '../../kit/lightbox';
import { getErrorSize } from './image-slide';
import { type Direction, fitSize, getAdjacentIndex, getAvailableSize } from './lightbox.model';
import type { DialogProps } from './lightbox-dialog';
import type { StageElements } from './stage-elements';
import { useClicks } from './use-clicks';
import { useGestures } from './use-gestures';
import { useImageLoading } from './use-image-loading';
import { useKeyboard } from './use-keyboard';

type Side = 'left' | 'right';

export function useStage({ host, controller, state, loop, padding, labelBroken }: DialogProps) {
  const { set, index, place } = state;
  const { items } = set;
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const { pieces, refs } = useStageElements(stage);
  const { size, files, boxOf, zoomOf } = useItemSizes(stage, padding);
  const [rtl] = useState(() => getComputedStyle(host).direction === 'rtl');
  const directionOf = (side: Side): Direction => ((side === 'left') === rtl ? 'next' : 'previous');
  const can = (direction: Direction) => getAdjacentIndex(index, direction, items.length, loop) !== index;

  const max = zoomOf(items[index]!);
  const ends = { left: can(directionOf('left')), right: can(directionOf('right')) };
  const table = { room: size, picture: boxOf(items[index]!), max, ...ends };
  const zooming = useGestures(stage, pieces, table, place, (outcome) => {
    if (outcome === 'close') return controller.close('swipe');
    controller.step(directionOf(outcome), 'swipe');
    return true;
  });
  const onClick = useClicks(stage, {
    many: items.length > 1,
    zooming,
    turn: (side) => controller.step(directionOf(side), 'click'),
    close: () => void controller.close('click'),
  });
  const onKeyDown = useKeyboard({
    zooming,
    turn: (side) => controller.step(directionOf(side), 'key'),
    go: (end) => controller.goTo(end === 'first' ? 0 : items.length - 1, 'key'),
  });

  return {
    ref: setStage,
    onClick,
    onKeyDown,
    can,
    zoomed: isZoomed(zooming.zoom),
    row: { items, index, place, loop, files, boxOf, labelBroken, scale: zooming.zoom.scale, ...refs },
    bar: { index, count: items.length, zooming, max },
  };
}

function useStageElements(stage: HTMLElement | null) {
  const row = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const pieces = useMemo<StageElements>(
    () => ({ stage: () => stage, track: () => row.current, slide: () => picture.current }),
    [stage],
  );
  return { pieces, refs: { row, picture } };
}

function useItemSizes(stage: HTMLElement | null, padding: number) {
  const size = useSize(stage) ?? { width: innerWidth, height: innerHeight };
  const room = getAvailableSize(size, padding);
  const files = useImageLoading();
  const boxOf = (item: LightboxItem) =>
    files.stateOf(item) === 'broken' ? getErrorSize(room) : fitSize(files.sizeOf(item), room);
  /** The largest scale of an item; 1 where there is nothing to enlarge. */
  const zoomOf = (item: LightboxItem) =>
    item.kind === 'video' || files.stateOf(item) === 'broken'
      ? 1
      : getMaxScale(files.sizeOf(item).width / boxOf(item).width);
  return { size, files, boxOf, zoomOf };
}
