// Element class of <site-dialog>: its contract with its view, styles and readers.

import { defineElement } from '../../kit/element/define';
import styles from '../../kit/overlay/modal.css?inline';
import { DialogView } from './dialog';
import { createDialogApi } from './dialog.api';
import { dialog } from './dialog.contract';

/** For scripts of the page: `await showAlert('Sold out', 'The last one is gone.')`. */
export { showAlert, showConfirmation } from './confirmation';

export const SiteDialog = defineElement(dialog, {
  view: DialogView,
  createApi: createDialogApi,
  styles: [styles],
});
