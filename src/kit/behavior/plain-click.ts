// Which clicks an element may take over.

/** False for clicks that open a tab or a menu: they belong to the link. */
export const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);
