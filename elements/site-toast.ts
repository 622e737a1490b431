// The tag <site-toast>: its contract, its view, its styles.
import { ToastView } from '../src/blocks/toast/toast';
import { toast } from '../src/blocks/toast/toast.contract';
import styles from '../src/blocks/toast/toast.css?inline';
import { type BlockElement, define } from '../src/kit/element/define';
import fade from '../src/kit/overlay/fade.css?inline';

export const SiteToast = define(toast, { view: ToastView, styles: [fade, styles] });

declare global {
  interface HTMLElementTagNameMap {
    'site-toast': BlockElement<typeof toast>;
  }
}
