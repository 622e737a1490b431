// Tab in the text field of the playground: it indents, and after Escape it leaves the field, so that no keyboard user is
// trapped.

const INDENT = '  ';

export interface TabState {
  /** The next Tab leaves the field. */
  leaves: boolean;
}

/** Handles a key: Escape, then Tab, leaves; Shift+Tab always does. */
export function insertTab(event: KeyboardEvent, state: TabState): void {
  const { key, shiftKey, altKey, ctrlKey, metaKey, isComposing } = event;
  if (key === 'Escape') {
    state.leaves = true;
    return;
  }
  if (key === 'Shift') return;
  const { leaves } = state;
  state.leaves = false;
  if (key !== 'Tab' || leaves || shiftKey || altKey || ctrlKey || metaKey || isComposing) return;
  event.preventDefault();
  // The only way to insert text that Undo removes.
  document.execCommand('insertText', false, INDENT);
}
