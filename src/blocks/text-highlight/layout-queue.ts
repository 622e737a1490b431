// Draws all highlights of a page that have changed in one frame, with one layout.
import type { Highlight } from './highlight';

const changed = new Set<Highlight>();

export function requestDraw(highlight: Highlight): void {
  if (changed.size === 0) requestAnimationFrame(drawAll);
  changed.add(highlight);
}

function drawAll(): void {
  const highlights = [...changed].filter((highlight) => highlight.insert());
  changed.clear();
  const moved = highlights.filter((highlight) => highlight.measure());
  for (const highlight of moved) highlight.draw();
  for (const highlight of highlights) highlight.onDrawn();
}
