// Element class of <site-tooltip>: its contract with its view, styles and readers.

import { defineElement } from '../../kit/element/define';
import fade from '../../kit/overlay/fade.css?inline';
import { TooltipView } from './tooltip';
import { createTooltipApi } from './tooltip.api';
import { readContent } from './tooltip.content';
import { tooltip } from './tooltip.contract';
import styles from './tooltip.css?inline';

export const SiteTooltip = defineElement(tooltip, {
  view: TooltipView,
  createApi: createTooltipApi,
  readContent,
  contentAttributes: ['title'],
  styles: [fade, styles],
});
