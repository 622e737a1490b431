// Escape key presses and their targets.

export interface EscapePress {
  readonly shiftKey: boolean;
  /** The focus is in a control of a form or in text that is being edited. */
  readonly inFormControl: boolean;
}

const CONTROLS = 'input, select, textarea, [contenteditable=""], [contenteditable="true"]';

/** What the browser closes by itself at Escape. */
const NATIVE = ':modal, :popover-open:not([popover=manual]), :fullscreen';

/**
 * A press that somebody has answered already is not told, nor one that closes a native dialog. The listener answers
 * whether it did something with it.
 */
export function onEscape(listener: (press: EscapePress) => boolean): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || event.repeat) return;
    if (hasNativeOverlay(event)) return;
    const [target] = event.composedPath();
    const inFormControl = target instanceof Element && target.matches(CONTROLS);
    if (listener({ shiftKey: event.shiftKey, inFormControl })) event.preventDefault();
  };
  // On the window: after all others.
  window.addEventListener('keydown', press);
  return () => window.removeEventListener('keydown', press);
}

/** A dialog in a shadow root is not found from outside, but while it is modal the focus is in it. */
function hasNativeOverlay(event: Event): boolean {
  const inside = event.composedPath().some((node) => node instanceof Element && node.matches(NATIVE));
  return inside || document.querySelector(NATIVE) !== null;
}
