// Determines which clicks and key presses an element may handle.

type Input = Pick<MouseEvent, 'defaultPrevented' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'> & {
  readonly button?: number;
};

/**
 * Whether an element may handle a click or key press: nothing else has handled it, and it has no other meaning in the
 * browser, as clicks that open a tab or a menu and keyboard shortcuts do.
 */
export const isPlainInput = (event: Input): boolean =>
  !(
    event.defaultPrevented ||
    event.button ||
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey ||
    event.altKey
  );
