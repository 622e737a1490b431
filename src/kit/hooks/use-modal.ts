// Opens a modal dialog, traps the focus in it and returns the focus afterwards.
import { type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/** Dismiss functions of open modals, topmost last. */
const openModals = new Map<HTMLElement, () => void>();

/**
 * Dismisses the modal below one that is being hidden, whose dialog still receives Escape.
 * @returns false if there is no modal below
 */
export function dismissModalBelow(dialog: HTMLElement | null): boolean {
  const dialogs: (HTMLElement | null)[] = [...openModals.keys()];
  const below = dialogs[dialogs.indexOf(dialog) - 1];
  if (!below) return false;
  openModals.get(below)?.();
  return true;
}

/**
 * Shows the `<dialog>` as a modal while mounted.
 * @param onDismiss called on Escape
 * @param getReturnTarget returns the element to focus afterwards; default: the previously focused element
 */
export function useModal(
  panel: RefObject<HTMLElement | null>,
  modal: boolean,
  onDismiss: () => void,
  getReturnTarget: () => HTMLElement | null = () => null,
): void {
  const latest = useRef({ onDismiss, getReturnTarget });
  latest.current = { onDismiss, getReturnTarget };
  useEffect(() => {
    const dialog = panel.current;
    if (!modal || !(dialog instanceof HTMLDialogElement)) return;
    const previousFocus = getDeepActiveElement();
    // Synchronously, because React would defer rendering after an event in a shadow tree, and the next Escape would still find
    // an open modal.
    const dismiss = () => flushSync(() => latest.current.onDismiss());
    const onCancel = (event: Event) => {
      event.preventDefault();
      dismiss();
    };
    openModals.set(dialog, dismiss);
    dialog.addEventListener('cancel', onCancel);
    dialog.showModal();
    const trap = trapFocus(dialog);
    return () => {
      trap.release();
      dialog.removeEventListener('cancel', onCancel);
      openModals.delete(dialog);
      dialog.close();
      // The first target may be inert if another modal dialog is open.
      for (const target of [latest.current.getReturnTarget(), previousFocus]) {
        if (target instanceof HTMLElement && target.isConnected) target.focus();
        if (target?.matches(':focus')) break;
      }
    };
  }, [panel, modal]);
}

/**
 * The modal dialog makes the page inert; focus-trap, which is loaded here, also keeps Tab out of the browser UI. It starts in
 * a separate task, because its search for focusable elements would delay the dialog.
 */
function trapFocus(dialog: HTMLElement) {
  let release = () => {};
  let isReleased = false;
  const activate = ({ createFocusTrap }: typeof import('focus-trap')) => {
    if (isReleased) return;
    const trap = createFocusTrap(dialog, {
      escapeDeactivates: false,
      allowOutsideClick: true,
      fallbackFocus: dialog,
      initialFocus: false,
      returnFocusOnDeactivate: false,
      tabbableOptions: { getShadowRoot: true },
    });
    trap.activate();
    release = () => void trap.deactivate();
  };
  // If it fails to load, the dialog is still modal.
  const timer = setTimeout(() => void import('focus-trap').then(activate, () => {}));
  return {
    release() {
      isReleased = true;
      clearTimeout(timer);
      release();
    },
  };
}

/** The focused element, including inside open shadow roots. */
export function getDeepActiveElement(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}
