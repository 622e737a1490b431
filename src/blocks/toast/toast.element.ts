// Element class of <site-toast>: its contract with its view, styles and readers.

import { defineElement } from '../../kit/element/define';
import fade from '../../kit/overlay/fade.css?inline';
import { ToastView } from './toast';
import { toast } from './toast.contract';
import styles from './toast.css?inline';

export const SiteToast = defineElement(toast, { view: ToastView, styles: [fade, styles] });
