// Script interface of `<site-dialog>`.
import type { BlockContext } from '../../kit/element/block';
import type { DialogResult } from '../../services/dialogs/dialogs';
import type { dialog } from './dialog.contract';

export interface DialogApi {
  ask(): Promise<DialogResult | null>;
}

export function createDialogApi({ host }: BlockContext<typeof dialog>): DialogApi {
  return {
    ask: () =>
      new Promise((resolve) => {
        const handleHide = (event: Event) =>
          resolve((event as CustomEvent<{ answer: DialogResult | null }>).detail.answer);
        host.addEventListener('site-dialog-hide', handleHide, { once: true });
        Object.assign(host, { open: true });
      }),
  };
}
