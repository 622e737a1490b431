// Zooms with the wheel and the control key or a touchpad pinch; otherwise the wheel pans.
import { useEffect } from 'react';
import { useLatestRef } from '../../kit/hooks/use-latest-ref';
import type { StageElements } from './stage-elements';
import { getStagePoint, type ZoomControls } from './use-gestures';

/** Exponential zoom factor per px of wheel movement, and the height of a line in px. */
const WHEEL = { zoom: 0.01, line: 16 };

export function useWheelZoom(elements: StageElements, zoom: ZoomControls): void {
  const latest = useLatestRef(zoom);
  useEffect(() => {
    const stage = elements.stage();
    if (!stage) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const { transform, zoomTo, pan } = latest.current;
      const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? WHEEL.line : 1;
      // Browsers report a touchpad pinch as a wheel event with the control key.
      if (event.ctrlKey) {
        const scale = transform.scale * Math.exp(-event.deltaY * unit * WHEEL.zoom);
        zoomTo(scale, getStagePoint(stage, event));
      } else pan({ x: -event.deltaX * unit, y: -event.deltaY * unit });
    };
    stage.addEventListener('wheel', onWheel, { passive: false });
    return () => stage.removeEventListener('wheel', onWheel);
  }, [elements, latest]);
}
