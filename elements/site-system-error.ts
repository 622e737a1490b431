// The tag <site-system-error>: its contract, its view, its styles.
import { SystemErrorView } from '../src/blocks/system-error/system-error';
import { systemError } from '../src/blocks/system-error/system-error.contract';
import styles from '../src/blocks/system-error/system-error.css?inline';
import { type BlockElement, define } from '../src/kit/element/define';
import modal from '../src/kit/overlay/modal.css?inline';

export const SiteSystemError = define(systemError, { view: SystemErrorView, styles: [modal, styles] });

declare global {
  interface HTMLElementTagNameMap {
    'site-system-error': BlockElement<typeof systemError>;
  }
}
