// Element class of <site-popup>.
import { defineElement } from '../../kit/element/define';
import modal from '../../kit/overlay/modal.css?inline';
import { PopupView } from './popup';
import { createPopupApi } from './popup.api';
import { popup } from './popup.contract';
import styles from './popup.css?inline';

export const SitePopup = defineElement(popup, {
  view: PopupView,
  createApi: createPopupApi,
  styles: [modal, styles],
});
