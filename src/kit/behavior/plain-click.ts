// Determines which clicks an element may handle.

/** False for clicks that open a tab or a menu, which are left to the link. */
export const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);
