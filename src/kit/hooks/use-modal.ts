// Opens a modal dialog, traps the focus in it and returns the focus afterwards.
import type { FocusTrap } from 'focus-trap';
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
  const dismiss = openModals.get(dialogs[dialogs.indexOf(dialog) - 1]!);
  dismiss?.();
  return dismiss !== undefined;
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
  getReturnTarget?: () => HTMLElement | null,
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
    // In a hidden part of the page, it would only make the page inert.
    if (!dialog.checkVisibility()) {
      dialog.close();
      latest.current.onDismiss();
    }
    const trap = trapFocus(dialog);
    return () => {
      trap.release();
      dialog.removeEventListener('cancel', onCancel);
      openModals.delete(dialog);
      dialog.close();
      // The first target may be inert if another modal dialog is open.
      for (const target of [latest.current.getReturnTarget?.(), previousFocus]) {
        (target as HTMLElement | null | undefined)?.focus();
        if (target?.matches(':focus')) break;
      }
    };
  }, [panel, modal]);
}

/**
 * The modal dialog makes the page inert; focus-trap, which is loaded here, also keeps Tab out of the browser UI. It starts in
 * a separate task, because its search for focusable elements would delay the dialog.
 */
function trapFocus(dialog: HTMLDialogElement) {
  let trap: FocusTrap | undefined;
  let isReleased = false;
  const activate = ({ createFocusTrap }: typeof import('focus-trap')) => {
    if (isReleased || !dialog.open) return;
    trap = createFocusTrap(dialog, {
      escapeDeactivates: false,
      allowOutsideClick: true,
      fallbackFocus: dialog,
      initialFocus: false,
      returnFocusOnDeactivate: false,
      tabbableOptions: { getShadowRoot: true },
    }).activate();
  };
  // If it fails to load, the dialog is still modal.
  const timer = setTimeout(() => void import('focus-trap').then(activate, () => {}));
  return {
    release() {
      isReleased = true;
      clearTimeout(timer);
      trap?.deactivate();
    },
  };
}

/** The focused element, including inside open shadow roots. */
export function getDeepActiveElement(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}
