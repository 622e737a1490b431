// The history entry of an open overlay, with which Back closes it.
import type { Page } from 'playwright-core';

/** Whether the current history entry is that of an overlay. It is removed some time after the overlay has closed. */
export const hasOverlayEntry = (page: Page): Promise<boolean> =>
  page.evaluate(() => history.state?.siteOverlay === true);
