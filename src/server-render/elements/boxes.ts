// Elements whose box differs from that of their content.
import type { ElementRenderer } from '../host/types';

/** A link and its badge are in one line box of their own. */
export const renderCartIndicator: ElementRenderer = () => ({
  css: '&:not(:state(ready)){display:inline-flex;align-items:baseline;gap:0.4em}',
});

/** The height of a video of the page follows its ratio, not its attribute. */
export const renderVideo: ElementRenderer = (host) =>
  host.querySelector(':scope > video[height]')
    ? { css: '&:not(:state(ready)) > video{block-size:auto}' }
    : null;
