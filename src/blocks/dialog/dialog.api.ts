// How does a script ask a question and get its answer?
import type { BlockParts } from '../../kit/block';
import type { Answer } from '../../services/dialogs/dialogs';
import type { dialog } from './dialog.contract';

export interface DialogApi {
  ask(): Promise<Answer | null>;
}

export function createDialogApi({ host }: BlockParts<typeof dialog>): DialogApi {
  return {
    ask: () =>
      new Promise((resolve) => {
        const hidden = (event: Event) =>
          resolve((event as CustomEvent<{ answer: Answer | null }>).detail.answer);
        host.addEventListener('site-dialog-hide', hidden, { once: true });
        Object.assign(host, { open: true });
      }),
  };
}
