// Escape key presses and their targets.

export interface EscapePress {
  readonly shiftKey: boolean;
  /** Whether the focus is in a form control or an editable element. */
  readonly inFormControl: boolean;
}

const CONTROLS = 'input, select, textarea, [contenteditable=""], [contenteditable="true"]';

/** Elements that the browser closes on Escape. `:is()` ignores selectors that a browser does not support. */
const NATIVE = ':is(:modal, :popover-open:not([popover=manual]), :fullscreen)';

/**
 * Ignores key presses that were already handled or that close a native dialog. The listener returns whether it
 * handled the key press.
 */
export function onEscape(listener: (press: EscapePress) => boolean): () => void {
  const handleKeydown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || event.repeat) return;
    if (hasNativeOverlay(event)) return;
    const [target] = event.composedPath();
    const inFormControl = target instanceof Element && target.matches(CONTROLS);
    if (listener({ shiftKey: event.shiftKey, inFormControl })) event.preventDefault();
  };
  // On the window, to run after all other listeners.
  window.addEventListener('keydown', handleKeydown);
  return () => window.removeEventListener('keydown', handleKeydown);
}

/** A dialog in a shadow root cannot be queried from outside, but a modal dialog contains the focus. */
function hasNativeOverlay(event: Event): boolean {
  const inside = event.composedPath().some((node) => node instanceof Element && node.matches(NATIVE));
  return inside || document.querySelector(NATIVE) !== null;
}
