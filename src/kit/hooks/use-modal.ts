// How does a panel take the focus, keep it while it is modal, and give it back?
import { type RefObject, useEffect, useRef } from 'react';

/**
 * While mounted: a modal `<dialog>` is opened, traps the focus and answers Escape; the focus goes back afterwards.
 * @param onDismiss Escape was pressed
 * @param home where the focus goes afterwards; without one, to where it came from
 */
export function useModal(
  panel: RefObject<HTMLElement | null>,
  modal: boolean,
  onDismiss: () => void,
  home: () => HTMLElement | null = () => null,
): void {
  const latest = useRef({ onDismiss, home });
  latest.current = { onDismiss, home };
  useEffect(() => {
    const dialog = panel.current;
    if (!modal || !(dialog instanceof HTMLDialogElement)) return;
    const before = deepActiveElement();
    const cancel = (event: Event) => {
      event.preventDefault();
      latest.current.onDismiss();
    };
    dialog.addEventListener('cancel', cancel);
    dialog.showModal();
    const trap = trapFocus(dialog);
    return () => {
      trap.release();
      dialog.removeEventListener('cancel', cancel);
      dialog.close();
      const back = latest.current.home() ?? before;
      if (back instanceof HTMLElement && back.isConnected) back.focus();
    };
  }, [panel, modal]);
}

/** The dialog makes the rest inert; focus-trap, fetched only now, keeps Tab from leaving for the browser's own bars. */
function trapFocus(dialog: HTMLElement) {
  let release = () => {};
  let released = false;
  const tighten = ({ createFocusTrap }: typeof import('focus-trap')) => {
    if (released) return;
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
  // Without it the dialog is modal all the same.
  import('focus-trap').then(tighten, () => {});
  return {
    release() {
      released = true;
      release();
    },
  };
}

/** The focused element, also inside open shadow roots. */
function deepActiveElement(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}
