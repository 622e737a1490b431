// Confirmations, alerts, toasts and tooltips for elements and scripts. Dispatches an event that the page can cancel
// to show them itself; otherwise <site-services> inserts an element. (HDR-003)
import type { Page } from '../page/page';

export type DialogResult = 'confirm' | 'reject' | 'cancel';

/** DLG-003. */
export type DialogButtons = 'confirm-or-reject' | 'confirm-or-cancel' | 'confirm' | 'none';

export interface DialogOptions {
  readonly title: string;
  readonly message: string;
  /** Default of a question is `confirm-or-cancel`, of a notice `confirm`. */
  readonly buttons?: DialogButtons;
  readonly labelConfirm?: string;
  readonly labelReject?: string;
  readonly labelCancel?: string;
}

/** Given when the visitor has answered and it is gone from the screen; `cancel` where it could not be shown. */
type Answered = Promise<DialogResult>;

/** A type and no interface: the services hand it out as functions by name. */
export type Dialogs = {
  /** A question in a modal dialog. */
  confirm(question: DialogOptions): Answered;
  /** A title, a message and one button (DLG-006). */
  alert(title: string, message: string): Answered;
  /**
   * An information that goes by itself and counts as confirmed (DLG-007); those of a moment come one after the other.
   * @param duration ms; default 2000, 0: until it is closed
   */
  inform(message: string, duration?: number): Answered;
  /** Words that explain something focusable; they stay with it until they are empty. */
  tooltip(target: Element, message: string): Answered;
  /** The overlay of `<site-system-error>`; `error` is what its option of this name takes. */
  systemError(error: unknown): Answered;
};

/** The detail of `site-services-notice-request`. Whoever prevents the event gives the answer. */
export type Notice = { readonly answer?: (answer: DialogResult) => void } & (
  | ({ readonly kind?: 'dialog' } & DialogOptions)
  | { readonly kind: 'toast'; readonly message: string; readonly duration?: number | undefined }
  | { readonly kind: 'tooltip'; readonly message: string; readonly target: Element }
);

/** @param quiet nobody on the page shows anything */
export function createDialogs({ dispatch }: Pick<Page, 'dispatch'>, quiet: boolean): Dialogs {
  const request = (what: 'notice' | 'system-error', detail: object): Answered =>
    new Promise((answer) => {
      if (quiet) answer('cancel');
      else dispatch(`site-services-${what}-request`, { ...detail, answer }, true);
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
