// Types that the parts of a popup share.
import type { Services } from '../../services/services';
import type { PopupSettings } from './popup.model';

/** A popup that opens automatically. */
export interface AutoOpenContext {
  readonly element: HTMLElement;
  readonly settings: PopupSettings;
  readonly services: Services;
  readonly signal: AbortSignal;
}
