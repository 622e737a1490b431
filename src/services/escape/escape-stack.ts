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
  const drop = (target: (typeof open)[number]) => {
    const at = open.indexOf(target);
    if (at >= 0) open.splice(at, 1);
  };
  return {
    push(close) {
      const target = { close };
      open.push(target);
      onPush();
      return () => drop(target);
    },
    closeTop() {
      const target = open.at(-1);
      if (!target) return false;
      drop(target);
      target.close();
      return true;
    },
  };
}
