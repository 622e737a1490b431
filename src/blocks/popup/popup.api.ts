// Script interface of <site-popup>.
import type { BlockContext } from '../../kit/element/block';
import type { popup } from './popup.contract';
import { openPopup } from './popup-rules';

export interface PopupApi {
  show(): void;
  /** Set by the view. */
  close(): void;
}

export const createPopupApi = ({ host }: BlockContext<typeof popup>): PopupApi => ({
  show: () => openPopup(host),
  close() {},
});
