// Distinguishes presses and clicks for the gallery from those that are handled already or have a meaning in the browser.

/** Whether the event was handled, or is a shortcut of the browser. */
export const isHandledOrShortcut = ({
  defaultPrevented,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: KeyboardEvent | MouseEvent): boolean => defaultPrevented || altKey || ctrlKey || metaKey || shiftKey;
