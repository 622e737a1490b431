// Draws all highlights of a page that have changed in one frame, with one layout.
import type { Highlight } from './highlight';

const changed = new Set<Highlight>();
let isRequested = false;

export function requestDraw(highlight: Highlight): void {
  changed.add(highlight);
  if (!isRequested) requestAnimationFrame(drawAll);
  isRequested = true;
}

export function cancelDraw(highlight: Highlight): void {
  changed.delete(highlight);
}

function drawAll(): void {
  isRequested = false;
  const highlights = [...changed];
  changed.clear();
  for (const highlight of highlights) highlight.insert();
  const moved = highlights.filter((highlight) => highlight.measure());
  for (const highlight of moved) highlight.draw();
  for (const highlight of highlights) highlight.onDrawn();
}
