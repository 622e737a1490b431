// The tag <site-tooltip>: its contract, its view, its styles.
import { readTrigger } from '../src/blocks/tooltip/children';
import { TooltipView } from '../src/blocks/tooltip/tooltip';
import { createTooltipApi } from '../src/blocks/tooltip/tooltip.api';
import { tooltip } from '../src/blocks/tooltip/tooltip.contract';
import styles from '../src/blocks/tooltip/tooltip.css?inline';
import { type BlockElement, define } from '../src/kit/define';
import fade from '../src/kit/parts/fade.css?inline';

export const SiteTooltip = define(tooltip, {
  view: TooltipView,
  api: createTooltipApi,
  read: readTrigger,
  readsAttributes: ['title'],
  styles: [fade, styles],
});

declare global {
  interface HTMLElementTagNameMap {
    'site-tooltip': BlockElement<typeof tooltip>;
  }
}
