// Tracks and highlights the pointer for editing tools. Loaded on demand.
import type { Point } from '../../core/focal-point';

/** Reports positions in CSS px of the viewport. @returns a function that stops reporting */
export function onPointerMove(listener: (position: Point) => void): () => void {
  const stop = new AbortController();
  const report = ({ clientX, clientY }: PointerEvent) => listener({ x: clientX, y: clientY });
  document.addEventListener('pointermove', report, { passive: true, signal: stop.signal });
  return () => stop.abort();
}

/** Draws a ring around the pointer that receives no pointer events. @returns a function that removes it */
export function showPointerRing(diameterPx: number): () => void {
  const ring = document.createElement('div');
  ring.setAttribute('aria-hidden', 'true');
  Object.assign(ring.style, {
    position: 'fixed',
    inset: '0 auto auto 0',
    boxSizing: 'border-box',
    width: `${diameterPx}px`,
    height: `${diameterPx}px`,
    border: '2px solid Highlight',
    borderRadius: '50%',
    pointerEvents: 'none',
    visibility: 'hidden',
    zIndex: '2147483647',
  });
  document.body.append(ring);
  const stop = onPointerMove(({ x, y }) => {
    ring.style.transform = `translate(${x - diameterPx / 2}px, ${y - diameterPx / 2}px)`;
    ring.style.visibility = 'visible';
  });
  return () => {
    stop();
    ring.remove();
  };
}
