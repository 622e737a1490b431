// Stack of open overlays; Escape closes the topmost one (AUT-011).
import type { Page } from '../page/page';

export interface EscapeStack {
  /** Adds an open overlay. The returned function removes it when it is closed. */
  push(close: () => void): () => void;
  /** Closes the topmost overlay; returns false if none is open. */
  closeTop(): boolean;
}

/** Starts listening synchronously with the first overlay, because the visitor may press Escape within milliseconds. */
export function createEscapeStack(page: Pick<Page, 'onEscape'>): EscapeStack & { stop(): void } {
  let stopListening: (() => void) | undefined;
  let isStopped = false;
  const open: { readonly close: () => void }[] = [];
  const remove = (target: (typeof open)[number]) => {
    const index = open.indexOf(target);
    if (index >= 0) open.splice(index, 1);
  };
  const closeTop = () => {
    const target = open.at(-1);
    if (!target) return false;
    remove(target);
    target.close();
    return true;
  };
  return {
    push(close) {
      const target = { close };
      open.push(target);
      if (!isStopped) stopListening ??= page.onEscape(closeTop);
      return () => remove(target);
    },
    closeTop,
    stop() {
      isStopped = true;
      stopListening?.();
    },
  };
}
