// Layout of the slides, and the connection of gestures, clicks, wheel and keyboard to the controller.
import { type RefObject, useMemo, useRef, useState } from 'react';
import { getMaxScale, isZoomed } from '../../core/gesture/zoom';
import { useSize } from '../../kit/hooks/use-size';
import type { LightboxItem } from '../../kit/media/lightbox';
import { getErrorSize } from './image-slide';
import { type Direction, fitSize, getAdjacentIndex, getAvailableSize } from './lightbox.model';
import type { StageElements } from './stage-elements';
import { useClicks } from './use-clicks';
import { useGestures } from './use-gestures';
import { useImageLoading } from './use-image-loading';
import { useKeyboard } from './use-keyboard';
import type { LightboxController, LightboxProps, OpenState } from './use-lightbox';
import { useWheelZoom } from './use-wheel-zoom';

type Side = 'left' | 'right';

interface StageOptions extends Pick<LightboxProps, 'host' | 'loop' | 'padding' | 'labelBroken'> {
  readonly controller: LightboxController;
  readonly state: OpenState;
}

export function useStage({ host, controller, state, loop, padding, labelBroken }: StageOptions) {
  const { set, index, position } = state;
  const { items } = set;
  const { elements, stageRef, slideRefs } = useStageElements();
  const { viewport, getItemMaxScale, sizes } = useItemSizes(stageRef, padding);
  const [isRtl] = useState(() => getComputedStyle(host).direction === 'rtl');
  const toDirection = (side: Side): Direction => ((side === 'left') === isRtl ? 'next' : 'previous');
  const canStep = (direction: Direction) => getAdjacentIndex(index, direction, items.length, loop) !== index;

  const maxScale = getItemMaxScale(items[index]!);
  const bounds = {
    viewport,
    content: sizes.getSize(items[index]!),
    maxScale,
    hasLeft: canStep(toDirection('left')),
    hasRight: canStep(toDirection('right')),
  };
  const zoom = useGestures(elements, bounds, position, (result) => {
    if (result === 'close') return controller.close('swipe');
    controller.step(toDirection(result), 'swipe');
    return true;
  });
  const onClick = useClicks(elements, {
    hasMultiple: items.length > 1,
    zoom,
    step: (side) => controller.step(toDirection(side), 'click'),
    close: () => void controller.close('click'),
  });
  useWheelZoom(elements, zoom);
  const onKeyDown = useKeyboard({
    zoom,
    step: (side) => controller.step(toDirection(side), 'key'),
    goTo: (end) => controller.goTo(end === 'first' ? 0 : items.length - 1, 'key'),
  });

  return {
    ref: stageRef,
    onClick,
    onKeyDown,
    canStep,
    isZoomed: isZoomed(zoom.transform),
    slides: {
      items,
      index,
      position,
      loop,
      labelBroken,
      scale: zoom.transform.scale,
      ...sizes,
      ...slideRefs,
    },
    toolbar: { index, count: items.length, zoom, maxScale },
  };
}

function useStageElements() {
  const stageRef = useRef<HTMLDivElement>(null);
  const trackRef = useRef<HTMLDivElement>(null);
  const slideRef = useRef<HTMLDivElement>(null);
  const elements = useMemo<StageElements>(
    () => ({ stage: () => stageRef.current, track: () => trackRef.current, slide: () => slideRef.current }),
    [],
  );
  return { elements, stageRef, slideRefs: { trackRef, slideRef } };
}

function useItemSizes(stage: RefObject<HTMLElement | null>, padding: number) {
  const viewport = useSize(stage, { width: innerWidth, height: innerHeight });
  const available = getAvailableSize(viewport, padding);
  const loading = useImageLoading();
  const getSize = (item: LightboxItem) =>
    loading.getStatus(item) === 'error' ? getErrorSize(available) : fitSize(loading.getSize(item), available);
  /** 1 for items that cannot be zoomed. */
  const getItemMaxScale = (item: LightboxItem) =>
    item.kind === 'video' || loading.getStatus(item) === 'error'
      ? 1
      : getMaxScale(loading.getSize(item).width / getSize(item).width);
  return { viewport, getItemMaxScale, sizes: { loading, getSize } };
}
