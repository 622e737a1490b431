// Script interface of <site-popup>.
import type { BlockContext } from '../../kit/element/block';
import type { popup } from './popup.contract';
import { openPopup } from './popup-rules';

export interface PopupApi {
  show(): void;
  close(): void;
  /** Set by the view. */
  onClose(): void;
}

export function createPopupApi({ host }: BlockContext<typeof popup>): PopupApi {
  return {
    show: () => openPopup(host, true),
    close() {
      this.onClose();
    },
    onClose() {},
  };
}
