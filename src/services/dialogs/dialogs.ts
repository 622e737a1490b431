// Confirmations, alerts, toasts and tooltips for elements and scripts. Dispatches an event; if the page does not cancel it to
// show its own UI, <site-services> inserts an element. (HDR-003)
import type { Page } from '../page/page';
import type { DialogOptions, DialogResult } from './dialog-options';

export type { DialogButtons, DialogOptions, DialogResult } from './dialog-options';

/** Resolves when the dialog is closed; `cancel` if it could not be shown. */
type DialogPromise = Promise<DialogResult>;

/** A type instead of an interface, because the services forward these functions by name. */
export type Dialogs = {
  /** Shows a confirmation in a modal dialog. */
  confirm(question: DialogOptions): DialogPromise;
  /** Shows a title, a message and one button (DLG-006). */
  alert(title: string, message: string): DialogPromise;
  /**
   * Shows a toast, which closes automatically as confirmed (DLG-007). Several toasts are shown one after the other.
   * @param duration in ms; default 2000; 0 shows the toast until it is closed
   */
  inform(message: string, duration?: number): DialogPromise;
  /** Sets the tooltip of a focusable element; an empty text removes it. */
  tooltip(target: Element, message: string): DialogPromise;
  /** Shows `<site-system-error>`; `error` is the value of its property of that name. */
  systemError(error: unknown): DialogPromise;
};

/** Detail of the `site-services-notice-request` event. A listener that cancels the event calls `answer`. */
export type Notice = { readonly answer?: (answer: DialogResult) => void } & (
  | ({ readonly kind?: 'dialog' } & DialogOptions)
  | { readonly kind: 'toast'; readonly message: string; readonly duration?: number | undefined }
  | { readonly kind: 'tooltip'; readonly message: string; readonly target: Element }
);

/** @param isStandalone true if no element can show anything; every request is then canceled */
export function createDialogs({ dispatch }: Pick<Page, 'dispatch'>, isStandalone: boolean): Dialogs {
  const request = (kind: 'notice' | 'system-error', detail: object): DialogPromise =>
    new Promise((answer) => {
      if (isStandalone) answer('cancel');
      else dispatch(`site-services-${kind}-request`, { ...detail, answer }, true);
    });
  const show = (notice: Notice) => request('notice', notice);
  return {
    confirm: (question) => show({ buttons: 'confirm-or-cancel', ...question }),
    alert: (title, message) => show({ title, message }),
    inform: (message, duration) => show({ kind: 'toast', message, duration }),
    tooltip: (target, message) => show({ kind: 'tooltip', target, message }),
    systemError: (error) => request('system-error', { error }),
  };
}
