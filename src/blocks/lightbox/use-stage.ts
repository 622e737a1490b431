// How are the pictures laid out, and what do pointer and keys do with them?
import { useMemo, useRef, useState } from 'react';
import { isZoomed, largestScale } from '../../core/gesture/zoom';
import { useSize } from '../../kit/hooks/use-size';
import type { LightboxItem } from '../../kit/lightbox';
import { type Direction, fitted, roomIn, step } from './box.model';
import type { DialogProps } from './dialog';
import { brokenBox } from './picture';
import type { Pieces } from './pieces';
import { useFiles } from './use-files';
import { useHand } from './use-hand';
import { useKeys } from './use-keys';
import { usePress } from './use-press';

type Side = 'left' | 'right';

export function useStage({ host, box, shown, loop, padding, labelBroken }: DialogProps) {
  const { set, index, place } = shown;
  const { items } = set;
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const { pieces, refs } = usePieces(stage);
  const { size, files, boxOf, zoomOf } = useLayout(stage, padding);
  const [rtl] = useState(() => getComputedStyle(host).direction === 'rtl');
  const directionOf = (side: Side): Direction => ((side === 'left') === rtl ? 'next' : 'previous');
  const can = (direction: Direction) => step(index, direction, items.length, loop) !== index;

  const max = zoomOf(items[index]!);
  const ends = { left: can(directionOf('left')), right: can(directionOf('right')) };
  const table = { room: size, picture: boxOf(items[index]!), max, ...ends };
  const zooming = useHand(stage, pieces, table, place, (outcome) => {
    if (outcome === 'close') return box.close('swipe');
    box.turn(directionOf(outcome), 'swipe');
    return true;
  });
  const onClick = usePress(stage, {
    many: items.length > 1,
    zooming,
    turn: (side) => box.turn(directionOf(side), 'click'),
    close: () => void box.close('click'),
  });
  const onKeyDown = useKeys({
    zooming,
    turn: (side) => box.turn(directionOf(side), 'key'),
    go: (end) => box.go(end === 'first' ? 0 : items.length - 1, 'key'),
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

function usePieces(stage: HTMLElement | null) {
  const row = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const pieces = useMemo<Pieces>(
    () => ({ stage: () => stage, row: () => row.current, picture: () => picture.current }),
    [stage],
  );
  return { pieces, refs: { row, picture } };
}

function useLayout(stage: HTMLElement | null, padding: number) {
  const size = useSize(stage) ?? { width: innerWidth, height: innerHeight };
  const room = roomIn(size, padding);
  const files = useFiles();
  const boxOf = (item: LightboxItem) =>
    files.stateOf(item) === 'broken' ? brokenBox(room) : fitted(files.sizeOf(item), room);
  /** The largest scale of an item; 1 where there is nothing to enlarge. */
  const zoomOf = (item: LightboxItem) =>
    item.kind === 'video' || files.stateOf(item) === 'broken'
      ? 1
      : largestScale(files.sizeOf(item).width / boxOf(item).width);
  return { size, files, boxOf, zoomOf };
}
