// Element class of <site-system-error>: its contract with its view, styles and readers.

import { defineElement } from '../../kit/element/define';
import modal from '../../kit/overlay/modal.css?inline';
import { SystemErrorView } from './system-error';
import { systemError } from './system-error.contract';
import styles from './system-error.css?inline';

export const SiteSystemError = defineElement(systemError, { view: SystemErrorView, styles: [modal, styles] });
