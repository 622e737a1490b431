// Elements whose box differs from the box of their content.
import type { ElementRenderer } from '../host/types';

/** The link and its badge share a separate line box. */
export const renderCartIndicator: ElementRenderer = () => ({
  css: '&:not(:state(ready)){display:inline-flex;align-items:baseline;gap:0.4em}',
});

/** The height of a video in the page follows its aspect ratio, not its attribute. */
export const renderVideo: ElementRenderer = (host) =>
  host.querySelector(':scope > video[height]')
    ? { css: '&:not(:state(ready)) > video{block-size:auto}' }
    : null;
