// The marker of the element on a Google map: an overlay that can be dragged.
import type { LatLng } from '../../map.model';

export interface GoogleMarker {
  setPosition(position: LatLng): void;
  setDraggable(draggable: boolean): void;
  remove(): void;
}

type Library = Pick<google.maps.MapsLibrary, 'OverlayView'> & Pick<google.maps.CoreLibrary, 'Point'>;

/** Distance in CSS px from which a press on the marker moves it instead of following its link. */
const DRAG_THRESHOLD = 3;

/** @param element content of the marker; its bottom center is at the position */
export function createGoogleMarker(
  { OverlayView, Point }: Library,
  map: google.maps.Map,
  element: HTMLElement,
  initialPosition: LatLng,
  onMove: (position: LatLng) => void,
): GoogleMarker {
  let position = initialPosition;
  const overlay = new OverlayView();
  const listeners = new AbortController();
  element.classList.add('google-marker');

  overlay.onAdd = () => {
    OverlayView.preventMapHitsAndGesturesFrom(element);
    overlay.getPanes()?.overlayMouseTarget.append(element);
  };
  overlay.draw = () => {
    const point = overlay.getProjection()?.fromLatLngToDivPixel(position);
    if (point) element.style.translate = `calc(${point.x}px - 50%) calc(${point.y}px - 100%)`;
  };
  overlay.onRemove = () => element.remove();
  overlay.setMap(map);

  addDrag(element, listeners.signal, () => {
    const projection = overlay.getProjection();
    const start = projection.fromLatLngToContainerPixel(position);
    return {
      move(x, y) {
        const next = start && projection.fromContainerPixelToLatLng(new Point(start.x + x, start.y + y));
        if (next) position = next.toJSON();
        overlay.draw();
      },
      end: () => onMove(position),
    };
  });

  return {
    setPosition(next) {
      position = next;
      overlay.draw();
    },
    setDraggable: (draggable) => void element.classList.toggle('draggable', draggable),
    remove() {
      listeners.abort();
      overlay.setMap(null);
    },
  };
}

interface Drag {
  /** Moves the marker to this distance from its start, in CSS px. */
  move(x: number, y: number): void;
  end(): void;
}

/** Drags an element with the class `draggable` by its primary button; the click that ends a drag is canceled. */
function addDrag(element: HTMLElement, signal: AbortSignal, start: () => Drag): void {
  let press: { readonly x: number; readonly y: number; readonly drag: Drag; hasMoved: boolean } | null = null;
  let wasDragged = false;
  const release = () => {
    wasDragged = press?.hasMoved ?? false;
    if (wasDragged) press?.drag.end();
    press = null;
  };
  const handlers: { [type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[type]) => void } = {
    pointerdown(event) {
      wasDragged = false;
      if (event.button !== 0 || !element.classList.contains('draggable')) return;
      press = { x: event.clientX, y: event.clientY, drag: start(), hasMoved: false };
    },
    pointermove(event) {
      if (!press) return;
      const [x, y] = [event.clientX - press.x, event.clientY - press.y];
      if (!press.hasMoved && Math.hypot(x, y) <= DRAG_THRESHOLD) return;
      press.hasMoved = true;
      // Not earlier: the click of a captured pointer does not reach the link.
      element.setPointerCapture(event.pointerId);
      press.drag.move(x, y);
    },
    pointerup: release,
    pointercancel: release,
    click(event) {
      if (wasDragged) event.preventDefault();
    },
  };
  for (const [type, handler] of Object.entries(handlers))
    element.addEventListener(type, handler as EventListener, { signal, capture: true });
}
