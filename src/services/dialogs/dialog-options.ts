// Options and result of a dialog.

export type DialogResult = 'confirm' | 'reject' | 'cancel';

/** DLG-003. */
export type DialogButtons = 'confirm-or-reject' | 'confirm-or-cancel' | 'confirm' | 'none';

export interface DialogOptions {
  readonly title: string;
  readonly message: string;
  /** Default: `confirm-or-cancel` for a confirmation, `confirm` for an alert. */
  readonly buttons?: DialogButtons;
  readonly labelConfirm?: string;
  readonly labelReject?: string;
  readonly labelCancel?: string;
}
