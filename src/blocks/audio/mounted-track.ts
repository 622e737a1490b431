// Puts the controls of a track into the page, and takes them out again.
import type { Track } from './audio.content';

/**
 * Replaces an audio element by the controls; fills the empty block of a published site with title, author and controls.
 * @returns restores the page
 */
export function mountControls({ node, author }: Track, title: string, controls: HTMLElement): () => void {
  if (node instanceof HTMLAudioElement) {
    node.replaceWith(controls);
    return () => controls.replaceWith(node);
  }
  const own = [createLine('title', title), ...(author ? [createLine('author', author)] : []), controls];
  node.append(...own);
  return () => {
    for (const part of own) part.remove();
  };
}

/** The controls of the browser for a block without any. */
export function addNativeControls({ node, url, title }: Track): void {
  if (node instanceof HTMLAudioElement || node.querySelector('audio')) return;
  const audio = document.createElement('audio');
  audio.controls = true;
  audio.preload = 'none';
  audio.src = url;
  audio.title = title;
  node.append(createLine('title', title), audio);
}

function createLine(part: string, text: string): HTMLElement {
  const line = document.createElement('div');
  line.dataset.siteAudioText = part;
  line.textContent = text;
  return line;
}
