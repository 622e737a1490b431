// Stack of open overlays; Escape closes the topmost one (AUT-011).

export interface EscapeStack {
  /** Adds an open overlay. The returned function removes it when it is closed. */
  push(close: () => void): () => void;
  /** Closes the topmost overlay; returns false if none is open. */
  closeTop(): boolean;
}

/**
 * @param onPush called when an overlay opens
 */
export function createEscapeStack(onPush: () => void = () => {}): EscapeStack {
  const open: { readonly close: () => void }[] = [];
  const remove = (target: (typeof open)[number]) => {
    const index = open.indexOf(target);
    if (index >= 0) open.splice(index, 1);
  };
  return {
    push(close) {
      const target = { close };
      open.push(target);
      onPush();
      return () => remove(target);
    },
    closeTop() {
      const target = open.at(-1);
      if (!target) return false;
      remove(target);
      target.close();
      return true;
    },
  };
}
