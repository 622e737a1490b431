// The tag <site-dialog>: its contract, its view, its styles.
import { DialogView } from '../src/blocks/dialog/dialog';
import { createDialogApi } from '../src/blocks/dialog/dialog.api';
import { dialog } from '../src/blocks/dialog/dialog.contract';
import { type BlockElement, define } from '../src/kit/element/define';
import styles from '../src/kit/overlay/modal.css?inline';

/** For scripts of the page: `await showAlert('Sold out', 'The last one is gone.')`. */
export { showAlert, showConfirmation } from '../src/blocks/dialog/confirmation';

export const SiteDialog = define(dialog, { view: DialogView, createApi: createDialogApi, styles: [styles] });

declare global {
  interface HTMLElementTagNameMap {
    'site-dialog': BlockElement<typeof dialog>;
  }
}
