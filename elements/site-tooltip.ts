// The tag <site-tooltip>: its contract, its view, its styles.

import { TooltipView } from '../src/blocks/tooltip/tooltip';
import { createTooltipApi } from '../src/blocks/tooltip/tooltip.api';
import { readContent } from '../src/blocks/tooltip/tooltip.content';
import { tooltip } from '../src/blocks/tooltip/tooltip.contract';
import styles from '../src/blocks/tooltip/tooltip.css?inline';
import { type BlockElement, define } from '../src/kit/element/define';
import fade from '../src/kit/overlay/fade.css?inline';

export const SiteTooltip = define(tooltip, {
  view: TooltipView,
  createApi: createTooltipApi,
  readContent: readContent,
  contentAttributes: ['title'],
  styles: [fade, styles],
});

declare global {
  interface HTMLElementTagNameMap {
    'site-tooltip': BlockElement<typeof tooltip>;
  }
}
